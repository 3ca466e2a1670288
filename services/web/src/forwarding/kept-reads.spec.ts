import type { ServerResponse } from 'node:http';
import { TABLE_CHANGES_PATH, type TableChangesLine } from '@vitrine/kit';
import request from 'supertest';
import { type FakeApi, fakeApi } from '../testing/fake-api.js';
import { type FakeOrigin, fakeOrigin } from '../testing/fake-origin.js';
import { until } from '../testing/until.js';

let api: FakeApi;
let origin: FakeOrigin;
let stream: ServerResponse | undefined;
let name: string;
let isPublic: boolean;
let status: number;

const sendLine = (line: Partial<TableChangesLine> = {}) => {
  const at = performance.now();
  stream?.write(`${JSON.stringify({ at, completeUntil: at, tables: [], missed: false, ...line })}\n`);
};

beforeEach(async () => {
  name = 'Ring '.repeat(300);
  isPublic = true;
  status = 200;
  api = await fakeApi((incoming, outgoing) => {
    if (incoming.url === TABLE_CHANGES_PATH) {
      stream = outgoing;
      sendLine();
      return;
    }
    const asked = new URL(incoming.url ?? '/', 'http://api');
    if (asked.pathname.endsWith('/none')) return void outgoing.writeHead(404).end('{}');
    outgoing.writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': "default-src 'none'",
      'X-Request-Id': 'of-one-request',
      ...(isPublic && { 'Cache-Tag': 'products' }),
    });
    outgoing.end(JSON.stringify({ name, language: asked.searchParams.get('lang') }));
  });
  origin = await fakeOrigin({ API_URL: api.url, PUBLIC_URL: 'https://vitrine.example' });
  origin.changes.start();
  await until(() => expect(origin.changes.isCurrent()).toBe(true));
});
afterEach(async () => {
  origin.changes.stop();
  await api.close();
});

const get = (path: string, headers: Record<string, string> = {}) => {
  sendLine();
  return request(origin.app).get(path).set(headers);
};
const countReads = () => api.requests.filter(({ url }) => url?.startsWith('/api/')).length;
const countKept = async () => (await origin.metrics.keptReads.get()).values[0]?.value ?? 0;
/** Reads twice: the first read is only forwarded, the second one is cached. */
const keep = async (path: string) => {
  await get(path);
  return get(path);
};

test('a public read is cached from the second time on, and sent like the API sends it', async () => {
  const made = await keep('/api/products?lang=de');
  const { body, headers } = await get('/api/products?lang=de');
  expect(countReads()).toBe(2);
  expect(await countKept()).toBe(1);
  expect(body).toEqual(made.body);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': "default-src 'none'",
    'cache-tag': 'products',
  });
  expect(headers['x-request-id']).not.toBe('of-one-request');
});

test('it is invalidated by a write to its tables, and by nothing else', async () => {
  await keep('/api/products');
  sendLine({ tables: ['stores'] });
  await get('/api/products');
  expect(countReads()).toBe(2);
  name = 'Necklace';
  sendLine({ tables: ['products'] });
  await until(() => expect(origin.changes.ordinal).toBe(2));
  expect((await get('/api/products')).body).toMatchObject({ name: 'Necklace' });
});

test('each language and each content coding has its own answer and 304', async () => {
  await keep('/api/products');
  expect((await get('/api/products', { 'Accept-Language': 'en' })).body).toMatchObject({ name });
  await keep('/api/products?lang=en');
  const english = await get('/api/products', { 'Accept-Language': 'en', 'Accept-Encoding': 'gzip' });
  expect(english.body).toMatchObject({ language: 'en' });
  expect(english.headers['content-encoding']).toBe('gzip');
  const known = { 'Accept-Encoding': 'gzip', 'If-None-Match': english.headers['etag'] ?? '' };
  expect((await get('/api/products?lang=en', known)).status).toBe(304);
  expect((await get('/api/products?lang=de', known)).status).toBe(200);
});

test.each([
  ['with a token', { Authorization: 'Bearer a' }],
  ['of another origin', { Origin: 'https://other.example' }],
])('a request %s goes to the API', async (_name, headers) => {
  await keep('/api/products');
  await get('/api/products', headers);
  expect(countReads()).toBe(3);
});

test.each(['/api/search?q=gold', '/api/products/%30', '/api/none'])('%s is forwarded each time', async (path) => {
  await keep(path);
  await get(path);
  expect(countReads()).toBe(3);
});

test('an answer without `Cache-Tag` is never cached', async () => {
  isPublic = false;
  await keep('/api/orders');
  await get('/api/orders');
  expect(countReads()).toBe(3);
});

test('a read that is no longer public is answered by the API', async () => {
  await keep('/api/products/none-yet');
  isPublic = false;
  sendLine({ tables: ['products'] });
  await until(() => expect(origin.changes.ordinal).toBe(1));
  expect((await get('/api/products/none-yet')).status).toBe(200);
  expect(await countKept()).toBe(0);
});

test('while the API fails, a cached answer is sent and marked as stale, but not after a 404', async () => {
  await keep('/api/products');
  stream?.destroy();
  await until(() => expect(origin.changes.isCurrent()).toBe(false));
  status = 503;
  const stale = await request(origin.app).get('/api/products');
  expect(stale.body).toMatchObject({ name });
  expect(stale.headers).toMatchObject({ age: expect.stringMatching(/^\d+$/), warning: '110 - "Response is Stale"' });
  expect((await request(origin.app).get('/api/stores')).status).toBe(503);
  status = 404;
  await until(async () => expect((await request(origin.app).get('/api/products')).status).toBe(404));
});

test('while writes may be missed, the API answers', async () => {
  await keep('/api/products');
  stream?.destroy();
  await until(() => expect(origin.changes.isCurrent()).toBe(false));
  await request(origin.app).get('/api/products');
  expect(countReads()).toBe(3);
});
