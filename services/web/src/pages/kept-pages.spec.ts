import type { ServerResponse } from 'node:http';
import { TABLE_CHANGES_PATH, type TableChangesLine } from '@vitrine/kit';
import request from 'supertest';
import { type FakeApi, fakeApi } from '../testing/fake-api.js';
import { echoingRenderer, fakeBuild } from '../testing/fake-build.js';
import { type FakeOrigin, fakeOrigin } from '../testing/fake-origin.js';
import { until } from '../testing/until.js';

let api: FakeApi;
let origin: FakeOrigin;
let stream: ServerResponse | undefined;
let names: string[];
let fails: boolean;

const send = (line: Partial<TableChangesLine> = {}) => {
  const at = performance.now();
  stream?.write(`${JSON.stringify({ at, completeUntil: at, tables: [], missed: false, ...line })}\n`);
};

beforeEach(async () => {
  names = ['Ring'];
  fails = false;
  stream = undefined;
  api = await fakeApi((incoming, outgoing) => {
    if (incoming.url === TABLE_CHANGES_PATH) {
      stream = outgoing;
      // no write was missed
      send();
      return;
    }
    if (incoming.method !== 'GET')
      return void outgoing.writeHead(incoming.url === '/api/refused' ? 403 : 200).end('{}');
    if (fails) return void outgoing.writeHead(500).end();
    if (incoming.url?.startsWith('/api/products/none'))
      return void outgoing.writeHead(404, { 'Cache-Tag': 'products' }).end();
    outgoing.writeHead(200, { 'Cache-Tag': 'products,media_files' }).end(JSON.stringify(names));
  });
  origin = await fakeOrigin({ API_URL: api.url, PUBLIC_URL: 'https://vitrine.example' });
  await origin.store.release('shell', await fakeBuild('shell'));
  await origin.store.release('storefront', await fakeBuild('storefront', { server: echoingRenderer('v1') }));
  origin.changes.start();
  await until(() => expect(origin.changes.isCurrent()).toBe(true));
});
afterEach(async () => {
  origin.changes.stop();
  await api.close();
});

const get = (path: string, headers: Record<string, string> = {}) => {
  send();
  return request(origin.app).get(path).set(headers);
};
const countReads = () => api.requests.filter(({ url }) => url?.startsWith('/api/products?')).length;
const countKept = async () => (await origin.metrics.keptPages.get()).values[0]?.value ?? 0;

test('a page is made once, and then sent to everyone from the cache', async () => {
  const first = await get('/data');
  const again = await get('/data', { Cookie: 'session=other' });
  expect(again.text).toBe(first.text);
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  expect(again.headers).toMatchObject({
    'cache-control': 'public, max-age=0, stale-if-error=86400',
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    'cache-tag': 'products,media_files',
  });
  expect(again.headers['cdn-cache-control']).toBeUndefined();
  expect(countReads()).toBe(1);
  expect(await countKept()).toBe(1);
});

test('a cache in front that is purged may cache a page', async () => {
  const { app, changes, store } = await fakeOrigin({
    API_URL: api.url,
    CACHE_PURGE_URL: 'https://cache.example/purge',
  });
  await store.release('shell', await fakeBuild('shell'));
  await store.release('storefront', await fakeBuild('storefront', { server: echoingRenderer('v1') }));
  expect(changes.isCurrent()).toBe(false);
  const { headers } = await request(app).get('/data');
  expect(headers['cdn-cache-control']).toContain('stale-while-revalidate=60');
  expect((await request(app).get('/data?lang=en')).headers['cdn-cache-control']).toBeUndefined();
  expect((await request(app).get('/unknown')).headers['cdn-cache-control']).toBeUndefined();
});

test('a write to its tables invalidates a page, another write does not', async () => {
  await get('/data');
  send({ tables: ['stores'] });
  const kept = await get('/data');
  expect(kept.text).toContain('Ring');
  expect(countReads()).toBe(1);
  names = ['Necklace'];
  send({ tables: ['products'] });
  await until(() => expect(origin.changes.ordinal).toBe(2));
  expect((await get('/data')).text).toContain('Necklace');
});

test('staff see their own write in the next page, before the change is reported', async () => {
  await get('/data');
  names = ['Necklace'];
  await request(origin.app).post('/api/refused').set('Authorization', 'Bearer a').send({});
  expect((await get('/data')).text).toContain('Ring');
  await request(origin.app).put('/api/products/1').set('Authorization', 'Bearer a').send({});
  expect((await get('/data')).text).toContain('Necklace');
});

test('requests of visitors invalidate nothing', async () => {
  await get('/data');
  await request(origin.app).post('/api/orders').send({});
  await get('/data');
  expect(countReads()).toBe(1);
});

test('no cached page is sent while writes may be missed', async () => {
  await get('/data');
  stream?.destroy();
  await until(() => expect(origin.changes.isCurrent()).toBe(false));
  await request(origin.app).get('/data');
  expect(countReads()).toBe(2);
});

test('a client that has the page gets a 304, in each content coding', async () => {
  const plain = await get('/data', { 'Accept-Encoding': 'identity' });
  const packed = await get('/data', { 'Accept-Encoding': 'gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.text).toBe(plain.text);
  expect(packed.headers['etag']).not.toBe(plain.headers['etag']);
  const known = await get('/data', { 'Accept-Encoding': 'gzip', 'If-None-Match': packed.headers['etag'] ?? '' });
  expect(known.status).toBe(304);
  expect(known.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
  expect(await countKept()).toBe(2);
});

test('each language has its own page, and only the visitor may cache an address with a language', async () => {
  const german = await get('/data', { 'Accept-Language': 'de' });
  const english = await get('/data', { 'Accept-Language': 'de', Cookie: 'language=en' });
  const asked = await get('/data?lang=en', { 'Accept-Language': 'de' });
  expect(german.text).toContain('<html lang="de">');
  expect(english.text).toContain('<html lang="en">');
  for (const each of [asked, await get('/data?lang=en')]) {
    expect(each.text).toContain('<html lang="en">');
    expect(each.headers['set-cookie']).toEqual([expect.stringContaining('language=en')]);
    expect(each.headers['cache-control']).toBe('private, no-cache');
  }
  expect(english.headers['set-cookie']).toBeUndefined();
});

test('parameters of a campaign share the cached page, any other parameter does not', async () => {
  const page = await get('/data');
  expect((await get('/data?utm_source=letter&utm_medium=mail')).text).toBe(page.text);
  expect(countReads()).toBe(1);
  await get('/data?q=1');
  await get('/data?q=1');
  expect(countReads()).toBe(3);
});

test.each(['/unknown', '/broken', '/admin/login'])('%s is not cached', async (path) => {
  await get(path);
  const again = await get(path);
  expect(again.headers['cache-control']).toBe('private, no-cache');
  expect(await countKept()).toBe(0);
});

test('a page without some of its data is not cached', async () => {
  fails = true;
  expect((await get('/data')).status).toBe(503);
  fails = false;
  const { status, text } = await get('/data');
  expect(status).toBe(200);
  expect(text).toContain('Ring');
});

test('while its data cannot be read, the last page is sent, marked as stale', async () => {
  await get('/data');
  stream?.destroy();
  await until(() => expect(origin.changes.isCurrent()).toBe(false));
  fails = true;
  const { status, text, headers } = await request(origin.app).get('/data');
  expect(status).toBe(200);
  expect(text).toContain('Ring');
  expect(headers).toMatchObject({ age: expect.stringMatching(/^\d+$/), warning: '110 - "Response is Stale"' });
});

test('a release and a rollback take effect at once', async () => {
  await get('/data');
  await origin.store.release('storefront', await fakeBuild('storefront', { server: echoingRenderer('v2') }));
  await until(async () => expect((await get('/data')).text).toContain('<h1>v2</h1>'));
  await origin.store.rollback('storefront');
  await until(async () => expect((await get('/data')).text).toContain('<h1>v1</h1>'));
});

test('a HEAD request gets no body', async () => {
  await get('/data');
  send();
  const { status, text, headers } = await request(origin.app).head('/data');
  expect({ status, text }).toEqual({ status: 200, text: undefined });
  expect(Number(headers['content-length'])).toBeGreaterThan(0);
});
