import type { components } from '@vitrine/platform';

/** A product as the API returns it to staff: German texts, others in `translations`, prices in euros. */
export type Product = components['schemas']['ProductAdminDto'];

/** All pictures without duplicates, the main one first. */
export const getPictures = ({ image, images }: Pick<Product, 'image' | 'images'>): string[] => [
  ...new Set([...(image === null ? [] : [image]), ...images]),
];

/** Address of the form for a new product that copies this one. */
export const copyPath = (id: string): string => `/admin/add-product?copy=${id}`;

/** Address of its form. */
export const editPath = (id: string): string => `/admin/product/${id}/edit`;

/** A product with only its own texts: titles of library features are translated in the library. */
export const withoutLibrary = (product: Product): Product => ({
  ...product,
  features: product.features.map((title, index) => (product.featureDetails[index]?.id ? '' : title)),
});
