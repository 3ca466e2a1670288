import { chooseRelated } from './choose-related.js';

const product = (name: string, displayOrder: number) => ({ id: name, name, displayOrder });
const products = ['Classic', 'Classic Atelier', 'Signature', 'Signature Boutique', 'Prestige'].map((name, index) =>
  product(name, index + 1),
);

it('chooses products of the same edition first, then the nearest ones by display order', () => {
  const names = chooseRelated(product('Signature Boutique', 4), products).map(({ name }) => name);
  expect(names).toEqual(['Signature', 'Prestige', 'Classic Atelier']);
});

it('never chooses the product itself', () => {
  expect(chooseRelated(product('Classic', 1), [product('Classic', 1)])).toEqual([]);
});
