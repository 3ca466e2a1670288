import { toChosen, toggleChosen } from './choose-editions.js';

const products = ['Classic', 'Classic Atelier', 'Signature', 'Prestige'].map((name) => ({ id: name, name }));

it('chooses the first product of each edition where the address has none', () => {
  expect(toChosen(null, products)).toEqual(['Classic', 'Signature', 'Prestige']);
  expect(toChosen('gone,,', products)).toEqual(['Classic', 'Signature', 'Prestige']);
});

it('fills up with the first products where an edition has no product', () => {
  expect(toChosen(null, products.slice(0, 3))).toEqual(['Classic', 'Signature', 'Classic Atelier']);
});

it('chooses the products in the address, once each and three at most', () => {
  expect(toChosen('Prestige,Prestige,gone', products)).toEqual(['Prestige']);
  expect(toChosen(products.map(({ id }) => id).join(','), products)).toHaveLength(3);
});

it('replaces the product chosen longest ago by another one', () => {
  expect(toggleChosen(['a', 'b', 'c'], 'd')).toEqual(['b', 'c', 'd']);
  expect(toggleChosen(['a'], 'b')).toEqual(['a', 'b']);
});

it('removes a product, but never the last one', () => {
  expect(toggleChosen(['a', 'b'], 'a')).toEqual(['b']);
  expect(toggleChosen(['b'], 'b')).toEqual(['b']);
});
