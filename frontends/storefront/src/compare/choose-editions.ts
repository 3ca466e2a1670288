import type { Product } from '../shared/catalogue/catalogue.js';
import { EDITIONS, isOfEdition } from '../shared/catalogue/editions.js';

/** Number of columns in a narrow window. */
export const MAX_COMPARED = 3;

/** Query parameter of `/compare` with the ids of the products that a narrow window shows, separated by commas. */
export const CHOSEN_PARAMETER = 'editions';

type Listed = Pick<Product, 'id' | 'name'>;

/** The known product ids in the address, at most {@link MAX_COMPARED}; without any, the first product of each edition. */
export function toChosen(value: string | null, products: readonly Listed[]): string[] {
  const named = (value ?? '').split(',').filter((id) => products.some((product) => product.id === id));
  if (named.length > 0) return [...new Set(named)].slice(-MAX_COMPARED);
  const firsts = EDITIONS.map((edition) => products.find(({ name }) => isOfEdition(name, edition))?.id);
  return [...new Set([...firsts, ...products.map(({ id }) => id)])]
    .filter((id) => id !== undefined)
    .slice(0, MAX_COMPARED);
}

/** Adds an id in place of the one chosen longest ago, or removes one that is chosen already, unless it is the last one. */
export function toggleChosen(chosen: readonly string[], id: string): string[] {
  if (!chosen.includes(id)) return [...chosen, id].slice(-MAX_COMPARED);
  return chosen.length > 1 ? chosen.filter((each) => each !== id) : [...chosen];
}
