import { chooseRelated } from './choose-related.js';

const product = (name: string, displayOrder: number) => ({ id: name, name, displayOrder });
const products = ['Classic', 'Classic Atelier', 'Signature', 'Signature Boutique', 'Prestige'].map((name, index) =>
  product(name, index + 1),
);

it('names those of the same edition first, then those that stand nearest', () => {
  const names = chooseRelated(product('Signature Boutique', 4), products).map(({ name }) => name);
  expect(names).toEqual(['Signature', 'Prestige', 'Classic Atelier']);
});

it('never names the product itself', () => {
  expect(chooseRelated(product('Classic', 1), [product('Classic', 1)])).toEqual([]);
});
