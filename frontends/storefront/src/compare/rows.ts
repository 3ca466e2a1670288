import type { Product } from '../shared/catalogue/catalogue.js';

/** The titles of all features of the products, once each and the most common first; otherwise in the order of the products. */
export function featureRows(products: readonly Pick<Product, 'features'>[]): string[] {
  const counts = new Map<string, number>();
  for (const title of products.flatMap(({ features }) => [...new Set(features)]))
    counts.set(title, (counts.get(title) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([title]) => title);
}

/** Query parameter of `/compare`, and its value, that hides the rows in which the products do not differ. */
export const DIFFERENCES = { parameter: 'rows', value: 'differences' } as const;

/** Whether the values of a row differ. */
export const differs = (values: readonly unknown[]): boolean => new Set(values).size > 1;
