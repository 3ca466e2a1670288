import type { components } from '@vitrine/platform';

/** A product as staff keep it: German texts, English ones in `translations`, prices in euros. */
export type Product = components['schemas']['ProductAdminDto'];

/** Every picture once, the main one first. */
export const getPictures = ({ image, images }: Pick<Product, 'image' | 'images'>): string[] => [
  ...new Set([...(image === null ? [] : [image]), ...images]),
];

/** Where a new product begins with all that this one has. */
export const copyPath = (id: string): string => `/admin/add-product?copy=${id}`;

/** Where staff edit it. */
export const editPath = (id: string): string => `/admin/product/${id}/edit`;

/** A product with the texts that are its own alone: a title of the library of features is translated there. */
export const withoutLibrary = (product: Product): Product => ({
  ...product,
  features: product.features.map((title, index) => (product.featureDetails[index]?.id ? '' : title)),
});
