import { type ByteCache, createByteCache, type Sized } from './byte-cache.js';

let cache: ByteCache<Sized>;
const keys = () => [...cache.keys()].sort();

beforeEach(() => {
  cache = createByteCache({ maxEntries: 4, maxBytes: 10 });
});

test('what was not used for the longest time goes first when the bytes are too many', () => {
  for (const key of ['a', 'b', 'c']) cache.set(key, { bytes: 3 });
  cache.get('a');
  cache.set('d', { bytes: 3 });
  expect(keys()).toEqual(['a', 'c', 'd']);
});

test('or when the entries are too many', () => {
  for (const key of ['a', 'b', 'c', 'd', 'e']) cache.set(key, { bytes: 1 });
  expect(keys()).toEqual(['b', 'c', 'd', 'e']);
});

test('a value that is too large by itself is not kept, and leaves the others', () => {
  cache.set('a', { bytes: 9 });
  cache.set('b', { bytes: 11 });
  expect(keys()).toEqual(['a']);
});

test('a value that has grown counts with its new bytes', () => {
  for (const key of ['a', 'b', 'c']) cache.set(key, { bytes: 3 });
  cache.set('c', { bytes: 5 });
  expect(keys()).toEqual(['b', 'c']);
});
