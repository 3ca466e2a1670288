import { type ByteCache, createByteCache, type Sized } from './byte-cache.js';

let cache: ByteCache<Sized>;
const keys = () => [...cache.keys()].sort();

beforeEach(() => {
  cache = createByteCache({ maxEntries: 4, maxBytes: 10 });
});

test('too many bytes evict the least recently used entry', () => {
  for (const key of ['a', 'b', 'c']) cache.set(key, { bytes: 3 });
  cache.get('a');
  cache.set('d', { bytes: 3 });
  expect(keys()).toEqual(['a', 'c', 'd']);
});

test('too many entries evict the least recently used one', () => {
  for (const key of ['a', 'b', 'c', 'd', 'e']) cache.set(key, { bytes: 1 });
  expect(keys()).toEqual(['b', 'c', 'd', 'e']);
});

test('a value that is too large for the cache is not kept, and evicts nothing', () => {
  cache.set('a', { bytes: 9 });
  cache.set('b', { bytes: 11 });
  expect(keys()).toEqual(['a']);
});

test('a value that is set again counts with its new bytes', () => {
  for (const key of ['a', 'b', 'c']) cache.set(key, { bytes: 3 });
  cache.set('c', { bytes: 5 });
  expect(keys()).toEqual(['b', 'c']);
});
