import { readFavorites } from './stored-favorites.js';

it('reads what it has written', () => {
  const favorites = [
    { type: 'product', id: '1' },
    { type: 'accessory', id: '2' },
  ];
  expect(readFavorites(favorites)).toEqual(favorites);
});

it.each([null, 'a', {}, ['1'], [{ type: 'store', id: '1' }], [{ type: 'product', id: 1 }], [null]])(
  'refuses the stored value %j',
  (value) => {
    expect(() => readFavorites(value)).toThrow(TypeError);
  },
);
