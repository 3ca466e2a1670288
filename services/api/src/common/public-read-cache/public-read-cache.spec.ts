import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { jest } from '@jest/globals';
import type { DatabaseListener, Subscription } from '../../database/database-listener.js';
import type { Replica } from '../../database/replica/replica.js';
import { endsIn } from './answer-end.js';
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
  const replica = { announceWrite: () => undefined };
  cache = new PublicReadCache(listener as unknown as DatabaseListener, replica as Replica);
  cache.onModuleInit();
  channel.onOpen?.();
});

const read = (key: string, value: unknown = 'value', tables = ['products']) => cache.begin(key, tables, 'de')(value);

test('an answer is kept until a table it shows is written to', () => {
  const answer = read('a');
  read('b', 'other', ['accessories']);
  expect(cache.find('a')).toBe(answer);
  channel.onNotice('accessories');
  expect(cache.find('a')).toBeDefined();
  expect(cache.find('b')).toBeUndefined();
  cache.drop('products');
  expect(cache.find('a')).toBeUndefined();
});

test('a read that began before a write is answered but not kept', () => {
  const make = cache.begin('a', ['products', 'features'], 'de');
  channel.onNotice('features');
  const answer = make('old');
  expect(answer.plain.body.toString()).toBe('"old"');
  expect(cache.find('a')).toBeUndefined();
});

test('nothing is kept that was read while the channel was lost', () => {
  read('a');
  channel.onLost?.();
  expect(cache.find('a')).toBeUndefined();
  read('a');
  expect(cache.find('a')).toBeUndefined();
  const make = cache.begin('a', ['products'], 'de');
  channel.onOpen?.();
  make('old');
  expect(cache.find('a')).toBeUndefined();
  read('a');
  expect(cache.find('a')).toBeDefined();
});

test('an answer without a key and a read without an answer are not kept', () => {
  cache.begin(undefined, ['products'], 'de')(1);
  cache.begin('a', ['products'], 'de');
  expect(cache.find('a')).toBeUndefined();
});

test('only equal answers have equal ETags', () => {
  expect(read('a', [1]).plain.etag).toBe(read('b', [1]).plain.etag);
  expect(read('a', [1]).plain.etag).not.toBe(read('b', [2]).plain.etag);
});

test('no kept answer is used while the channel may have missed a write', () => {
  read('a');
  isCurrent = false;
  expect(cache.find('a')).toBeUndefined();
  isCurrent = true;
  expect(cache.find('a')).toBeDefined();
});

test('an answer expires when it changes without a write, counted from the beginning of its read', () => {
  jest.useFakeTimers();
  try {
    const make = cache.begin('a', ['articles'], 'de');
    jest.advanceTimersByTime(300);
    make(endsIn({ total: 1 }, 1000));
    read('b', endsIn({ total: 1 }, null), ['articles']);
    jest.advanceTimersByTime(699);
    expect(cache.find('a')).toBeDefined();
    jest.advanceTimersByTime(1);
    expect(cache.find('a')).toBeUndefined();
    jest.advanceTimersByTime(1_000_000_000);
    expect(cache.find('b')).toBeDefined();
  } finally {
    jest.useRealTimers();
  }
});

test('an answer is compressed once, at the first request for it, with another strong ETag', async () => {
  const answer = read('a', 'x'.repeat(5000));
  const made = answer.as('br');
  expect(answer.as('br')).toBe(made);
  const form = await made;
  expect(answer.as('br')).toBe(form);
  expect(brotliDecompressSync(form.body)).toEqual(answer.plain.body);
  expect(form.etag).toBe(answer.plain.etag.replace(/"$/, '-br"'));
  expect(answer.as(undefined)).toBe(answer.plain);
});

test('an answer that fits into one packet is not compressed', () => {
  const answer = read('a', 'x'.repeat(500));
  expect(answer.as('gzip')).toBe(answer.plain);
});

test('compressed bytes count against the limit of the cache', async () => {
  const noise = randomBytes(5 * 1024 * 1024).toString('hex');
  const [first] = ['a', 'b', 'c'].map((key) => read(key, noise));
  await first?.as('gzip');
  expect(['a', 'b', 'c'].filter((key) => cache.find(key))).toEqual(['a', 'c']);
});

test('the most recently used answers are kept, up to 32 MB', () => {
  const long = 'x'.repeat(10 * 1024 * 1024);
  for (const key of ['a', 'b', 'c', 'd']) read(key, long);
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['b', 'c', 'd']);
  read('e', `${long}${long}${long}${long}`);
  expect(['b', 'c', 'd', 'e'].filter((key) => cache.find(key))).toEqual(['b', 'c', 'd']);
  for (let round = 0; round < 4; round += 1) read('f', long);
  cache.drop('products');
  for (const key of ['g', 'h', 'i']) read(key, long);
  expect(['g', 'h', 'i'].filter((key) => cache.find(key))).toEqual(['g', 'h', 'i']);
});
