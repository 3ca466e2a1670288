import type { Product } from '../shared/catalogue/catalogue.js';

/** The titles of all features of the products once each, the most common first, then as the products name them. */
export function featureRows(products: readonly Pick<Product, 'features'>[]): string[] {
  const counts = new Map<string, number>();
  for (const title of products.flatMap(({ features }) => [...new Set(features)]))
    counts.set(title, (counts.get(title) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([title]) => title);
}

/** Query parameter of `/compare` that leaves only the rows in which the products differ, and its value. */
export const DIFFERENCES = { parameter: 'rows', value: 'differences' } as const;

/** Whether the products do not all have the same in a row. */
export const differs = (values: readonly unknown[]): boolean => new Set(values).size > 1;
