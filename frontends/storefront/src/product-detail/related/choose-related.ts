import { findEdition } from '../../shared/catalogue/editions.js';

/** As many as stand in one row. */
const RELATED = 3;

interface Listed {
  id: string;
  name: string;
  displayOrder: number;
}

/** The other products nearest to one: those of its own edition first, then those that stand nearest to it in lists. */
export function chooseRelated<T extends Listed>(product: Listed, products: readonly T[]): T[] {
  const edition = findEdition(product.name);
  const distance = (other: Listed) => Math.abs(other.displayOrder - product.displayOrder);
  const isOfOther = (other: Listed) => Number(findEdition(other.name) !== edition);
  return products
    .filter(({ id }) => id !== product.id)
    .sort((a, b) => isOfOther(a) - isOfOther(b) || distance(a) - distance(b))
    .slice(0, RELATED);
}
