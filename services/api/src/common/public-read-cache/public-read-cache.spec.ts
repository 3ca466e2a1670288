import type { DatabaseListener, Subscription } from '../../database/database-listener.js';
import { PublicReadCache } from './public-read-cache.js';

let channel: Subscription;
let cache: PublicReadCache;
let isCurrent: boolean;

beforeEach(() => {
  isCurrent = true;
  const listener = {
    listen: (_channel: string, subscription: Subscription) => (channel = subscription),
    isCurrent: () => isCurrent,
  };
  cache = new PublicReadCache(listener as unknown as DatabaseListener);
  cache.onModuleInit();
  channel.onOpen?.();
});

const read = (key: string, value: unknown = 'value', tables = ['products']) => cache.begin(key, tables)(value);

test('an answer is kept until a table it shows is written to', () => {
  const answer = read('a');
  read('b', 'other', ['accessories']);
  expect(cache.find('a')).toMatchObject({ etag: answer.etag });
  channel.onNotice('accessories');
  expect(cache.find('a')).toBeDefined();
  expect(cache.find('b')).toBeUndefined();
  cache.drop('products');
  expect(cache.find('a')).toBeUndefined();
});

test('a read that began before a write is answered but not kept', () => {
  const make = cache.begin('a', ['products', 'features']);
  channel.onNotice('features');
  const answer = make('old');
  expect(answer.body.toString()).toBe('"old"');
  expect(cache.find('a')).toBeUndefined();
});

test('nothing is kept while the channel is lost, nor what was read before it came back', () => {
  read('a');
  channel.onLost?.();
  expect(cache.find('a')).toBeUndefined();
  read('a');
  expect(cache.find('a')).toBeUndefined();
  const make = cache.begin('a', ['products']);
  channel.onOpen?.();
  make('old');
  expect(cache.find('a')).toBeUndefined();
  read('a');
  expect(cache.find('a')).toBeDefined();
});

test('an answer without a key and a read that came to nothing are not kept', () => {
  cache.begin(undefined, ['products'])(1);
  cache.begin('a', ['products']);
  expect(cache.find('a')).toBeUndefined();
});

test('equal answers have equal ETags, others have not', () => {
  expect(read('a', [1]).etag).toBe(read('b', [1]).etag);
  expect(read('a', [1]).etag).not.toBe(read('b', [2]).etag);
});

test('nothing is given out while the channel may hide a write', () => {
  read('a');
  isCurrent = false;
  expect(cache.find('a')).toBeUndefined();
  isCurrent = true;
  expect(cache.find('a')).toBeDefined();
});

test('so many bytes are kept that they fit into 32 MB, the latest ones', () => {
  const long = 'x'.repeat(10 * 1024 * 1024);
  for (const key of ['a', 'b', 'c', 'd']) read(key, long);
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['b', 'c', 'd']);
  read('e', `${long}${long}${long}${long}`);
  expect(['b', 'c', 'd', 'e'].filter((key) => cache.find(key))).toEqual([]);
  for (let round = 0; round < 4; round += 1) read('f', long);
  cache.drop('products');
  for (const key of ['g', 'h', 'i']) read(key, long);
  expect(['g', 'h', 'i'].filter((key) => cache.find(key))).toEqual(['g', 'h', 'i']);
});
