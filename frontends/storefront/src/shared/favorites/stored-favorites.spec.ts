import { readFavorites } from './stored-favorites.js';

it('reads what it wrote', () => {
  const favorites = [
    { type: 'product', id: '1' },
    { type: 'accessory', id: '2' },
  ];
  expect(readFavorites(favorites)).toEqual(favorites);
});

it.each([null, 'a', {}, ['1'], [{ type: 'store', id: '1' }], [{ type: 'product', id: 1 }], [null]])(
  'takes %j for broken',
  (value) => {
    expect(() => readFavorites(value)).toThrow(TypeError);
  },
);
