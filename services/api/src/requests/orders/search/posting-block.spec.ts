import {
  addStored,
  BLOCK_BYTES,
  BLOCK_ORDERS,
  changeStored,
  countBits,
  emptyBits,
  hasBit,
  listPlaces,
  toStored,
} from './posting-block.js';

const read = (stored: Buffer) => {
  const bits = emptyBits();
  addStored(bits, stored);
  return bits;
};
const everyNth = (n: number) => Array.from({ length: Math.ceil(BLOCK_ORDERS / n) }, (_, index) => index * n);

test.each([[[]], [[0]], [[65_535]], [[0, 7, 8, 31, 32, 4095, 65_535]], [everyNth(17)], [everyNth(16)], [everyNth(1)]])(
  'places are read as they were stored',
  (places) => {
    const stored = toStored(places);
    expect(stored.length).toBeLessThanOrEqual(BLOCK_BYTES);
    const bits = read(stored);
    expect(listPlaces(bits)).toEqual(places);
    expect(countBits(bits)).toBe(places.length);
    expect(hasBit(bits, 65_535)).toBe(places.includes(65_535));
  },
);

test.each<[string, number[], number[], number[], number[]]>([
  ['new orders are appended', [1, 5], [], [9, 12], [1, 5, 9, 12]],
  ['a late order is inserted', [1, 5], [], [3], [1, 3, 5]],
  ['an order that is in the list already stays once', [1, 5], [], [5], [1, 5]],
  ['an order is removed', [1, 5, 9], [5], [], [1, 9]],
  ['an order that is removed and added stays', [1, 5], [5], [5], [1, 5]],
  ['the only order is removed', [5], [5], [], []],
  ['a list becomes bits', everyNth(32), [], everyNth(16), everyNth(16)],
  ['bits become a list', everyNth(16), everyNth(32), [], everyNth(32).map((place) => place + 16)],
])('%s', (_, before, removed, added, after) => {
  expect(listPlaces(read(changeStored(toStored(before), removed, added)))).toEqual(after);
});
