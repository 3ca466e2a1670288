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

const read = (key: string, value: unknown = 'value', tables = ['products']) =>
  cache.load(key, tables, () => Promise.resolve(value));

test('an answer is kept until a table it shows is written to', async () => {
  const answer = await read('a');
  await read('b', 'other', ['accessories']);
  expect(cache.find('a')).toMatchObject({ etag: answer.etag });
  channel.onNotice('accessories');
  expect(cache.find('a')).toBeDefined();
  expect(cache.find('b')).toBeUndefined();
  cache.drop('products');
  expect(cache.find('a')).toBeUndefined();
});

test('a read that began before a write is answered but not kept', async () => {
  const answer = await cache.load('a', ['products', 'features'], async () => {
    channel.onNotice('features');
    return Promise.resolve('old');
  });
  expect(answer.body.toString()).toBe('"old"');
  expect(cache.find('a')).toBeUndefined();
});

test('nothing is kept while the channel is lost, nor what was read before it came back', async () => {
  await read('a');
  channel.onLost?.();
  expect(cache.find('a')).toBeUndefined();
  await read('a');
  expect(cache.find('a')).toBeUndefined();
  await cache.load('a', ['products'], () => {
    channel.onOpen?.();
    return Promise.resolve('old');
  });
  expect(cache.find('a')).toBeUndefined();
  await read('a');
  expect(cache.find('a')).toBeDefined();
});

test('an answer without a key and a read that fails are not kept', async () => {
  await cache.load(undefined, ['products'], () => Promise.resolve(1));
  await expect(cache.load('a', ['products'], () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(cache.find('a')).toBeUndefined();
});

test('equal answers have equal ETags, others have not', async () => {
  expect((await read('a', [1])).etag).toBe((await read('b', [1])).etag);
  expect((await read('a', [1])).etag).not.toBe((await read('b', [2])).etag);
});

test('nothing is given out while the channel may hide a write', async () => {
  await read('a');
  isCurrent = false;
  expect(cache.find('a')).toBeUndefined();
  isCurrent = true;
  expect(cache.find('a')).toBeDefined();
});

test('so many bytes are kept that they fit into 32 MB, the latest ones', async () => {
  const long = 'x'.repeat(10 * 1024 * 1024);
  for (const key of ['a', 'b', 'c', 'd']) await read(key, long);
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['b', 'c', 'd']);
  await read('e', `${long}${long}${long}${long}`);
  expect(['b', 'c', 'd', 'e'].filter((key) => cache.find(key))).toEqual([]);
  for (let round = 0; round < 4; round += 1) await read('f', long);
  cache.drop('products');
  for (const key of ['g', 'h', 'i']) await read(key, long);
  expect(['g', 'h', 'i'].filter((key) => cache.find(key))).toEqual(['g', 'h', 'i']);
});
