import { findEdition } from '../../shared/catalogue/editions.js';

/** Number of related products, which fill one row. */
const RELATED = 3;

interface Listed {
  id: string;
  name: string;
  displayOrder: number;
}

/** The products most similar to one: those of its edition first, then the nearest ones by display order. */
export function chooseRelated<T extends Listed>(product: Listed, products: readonly T[]): T[] {
  const edition = findEdition(product.name);
  const distance = (other: Listed) => Math.abs(other.displayOrder - product.displayOrder);
  const isOfOther = (other: Listed) => Number(findEdition(other.name) !== edition);
  return products
    .filter(({ id }) => id !== product.id)
    .sort((a, b) => isOfOther(a) - isOfOther(b) || distance(a) - distance(b))
    .slice(0, RELATED);
}
