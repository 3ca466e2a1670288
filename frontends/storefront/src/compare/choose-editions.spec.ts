import { toChosen, toggleChosen } from './choose-editions.js';

const products = ['Classic', 'Classic Atelier', 'Signature', 'Prestige'].map((name) => ({ id: name, name }));

it('shows the first of each edition where the address names none', () => {
  expect(toChosen(null, products)).toEqual(['Classic', 'Signature', 'Prestige']);
  expect(toChosen('gone,,', products)).toEqual(['Classic', 'Signature', 'Prestige']);
});

it('fills up with the first products where an edition has none', () => {
  expect(toChosen(null, products.slice(0, 3))).toEqual(['Classic', 'Signature', 'Classic Atelier']);
});

it('shows what the address names, once each and no more than three', () => {
  expect(toChosen('Prestige,Prestige,gone', products)).toEqual(['Prestige']);
  expect(toChosen(products.map(({ id }) => id).join(','), products)).toHaveLength(3);
});

it('puts another one in the place of the one chosen longest ago', () => {
  expect(toggleChosen(['a', 'b', 'c'], 'd')).toEqual(['b', 'c', 'd']);
  expect(toggleChosen(['a'], 'b')).toEqual(['a', 'b']);
});

it('leaves one out, but never the last', () => {
  expect(toggleChosen(['a', 'b'], 'a')).toEqual(['b']);
  expect(toggleChosen(['b'], 'b')).toEqual(['b']);
});
