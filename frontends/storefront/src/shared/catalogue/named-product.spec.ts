import { findNamedProduct } from './named-product.js';

const products = ['Prestige', 'Prestige Maison', 'Classic'].map((name) => ({ name }));

it.each([
  ['Prestige, with our green.', 'Prestige'],
  ['We chose Prestige Maison.', 'Prestige Maison'],
  ['„Classic“', 'Classic'],
])('finds the product in %s', (text, name) => {
  expect(findNamedProduct(text, products)?.name).toBe(name);
});

it.each(['Classical music', 'nothing', ''])('finds no product in "%s"', (text) => {
  expect(findNamedProduct(text, products)).toBeUndefined();
});
