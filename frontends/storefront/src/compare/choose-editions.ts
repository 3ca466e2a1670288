import type { Product } from '../shared/catalogue/catalogue.js';
import { EDITIONS, isOfEdition } from '../shared/catalogue/editions.js';

/** As many columns as a narrow window shows beside each other. */
export const MOST_AT_ONCE = 3;

/** Query parameter of `/compare` with the ids of the products that a narrow window shows, parted by commas. */
export const CHOSEN_PARAMETER = 'editions';

type Listed = Pick<Product, 'id' | 'name'>;

/** The ids that the address names, at most {@link MOST_AT_ONCE} and only of the products; without any, the first of each edition. */
export function toChosen(value: string | null, products: readonly Listed[]): string[] {
  const named = (value ?? '').split(',').filter((id) => products.some((product) => product.id === id));
  if (named.length > 0) return [...new Set(named)].slice(-MOST_AT_ONCE);
  const firsts = EDITIONS.map((edition) => products.find(({ name }) => isOfEdition(name, edition))?.id);
  return [...new Set([...firsts, ...products.map(({ id }) => id)])]
    .filter((id) => id !== undefined)
    .slice(0, MOST_AT_ONCE);
}

/** The chosen ids with another one in place of the one chosen longest ago, or without one that is among them; the last one stays. */
export function toggleChosen(chosen: readonly string[], id: string): string[] {
  if (!chosen.includes(id)) return [...chosen, id].slice(-MOST_AT_ONCE);
  return chosen.length > 1 ? chosen.filter((each) => each !== id) : [...chosen];
}
