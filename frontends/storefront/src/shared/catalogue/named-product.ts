import type { Product } from './catalogue.js';

/** The product whose name is in a text as separate words; of several the one with the longest name, as "Prestige Maison" contains "Prestige". */
export function findNamedProduct<T extends Pick<Product, 'name'>>(text: string, products: readonly T[]): T | undefined {
  const isNamed = ({ name }: T) =>
    text.split(name).some((before, index, parts) => {
      const after = parts[index + 1];
      return after !== undefined && !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after);
    });
  return [...products].sort((a, b) => b.name.length - a.name.length).find(isNamed);
}
