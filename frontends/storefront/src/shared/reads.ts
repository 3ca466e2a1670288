import type { PublicRead } from '@vitrine/platform';
import type { ContentPageType } from '@vitrine/schemas';

/** Addresses of the API reads that pages are made of; the server fetches by them, and queries find its answers under them. */
export const sectionsPath = '/api/homepage-sections';
export const productsPath = '/api/products';
export const accessoriesPath = '/api/accessories';
export const storesPath = '/api/stores';
export const interviewsPath = '/api/interviews';
export const heroPath = '/api/hero';
export const productPath = (id: string): PublicRead => `/api/products/${encodeURIComponent(id)}`;
export const accessoryPath = (id: string): PublicRead => `/api/accessories/${encodeURIComponent(id)}`;
export const contentPagePath = (type: ContentPageType): PublicRead => `/api/content-pages/${type}`;
