import type { components } from '@vitrine/platform';

/** A product as staff keep it: German texts, English ones in `translations`, prices in euros. */
export type Product = components['schemas']['ProductAdminDto'];

/** Every picture once, the main one first. */
export const getPictures = ({ image, images }: Pick<Product, 'image' | 'images'>): string[] => [
  ...new Set([...(image === null ? [] : [image]), ...images]),
];

/** Where staff edit it. */
export const editPath = (id: string): string => `/admin/product/${id}/edit`;
