import type { PublicRead } from '@vitrine/platform';
import type { ContentPageType } from '@vitrine/schemas';

/** Paths of the pages' API reads. The server fetches them, and queries find the answers under the same paths. */
export const SECTIONS_PATH = '/api/homepage-sections';
export const PRODUCTS_PATH = '/api/products';
export const ACCESSORIES_PATH = '/api/accessories';
export const STORES_PATH = '/api/stores';
export const INTERVIEWS_PATH = '/api/interviews';
export const SETTINGS_PATH = '/api/settings';
export const HERO_PATH = '/api/hero';
export const productPath = (id: string): PublicRead => `/api/products/${encodeURIComponent(id)}`;
export const interviewPath = (id: string): PublicRead => `/api/interviews/${encodeURIComponent(id)}`;
export const accessoryPath = (id: string): PublicRead => `/api/accessories/${encodeURIComponent(id)}`;
export const contentPagePath = (type: ContentPageType): PublicRead => `/api/content-pages/${type}`;
export const ARTICLES_PATH: PublicRead = '/api/articles';
export const articlePath = (slug: string): PublicRead => `/api/articles/${encodeURIComponent(slug)}`;
