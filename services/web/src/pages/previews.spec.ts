import request from 'supertest';
import { type FakeApi, fakeApi } from '../testing/fake-api.js';
import { echoingRenderer, fakeBuild } from '../testing/fake-build.js';
import { type FakeOrigin, fakeOrigin } from '../testing/fake-origin.js';

let api: FakeApi;
let origin: FakeOrigin;

const TOKEN = 'product.0197aaaa.1764288000000.sig_nature';
const answers = { de: { '/api/products': ['Entwurf'] }, en: { '/api/products': ['Draft'] } };

beforeEach(async () => {
  api = await fakeApi((incoming, outgoing) => {
    const { url = '' } = incoming;
    if (url.startsWith(`/api/previews/${TOKEN}?`)) return void outgoing.end(JSON.stringify({ answers }));
    if (url.startsWith('/api/previews/down')) return void outgoing.writeHead(500).end();
    if (url.startsWith('/api/previews/') || url.startsWith('/api/products/none'))
      return void outgoing.writeHead(404, { 'Cache-Tag': 'products' }).end();
    outgoing.writeHead(200, { 'Cache-Tag': 'products' }).end(JSON.stringify(['Ring']));
  });
  origin = await fakeOrigin({ API_URL: api.url, PUBLIC_URL: 'https://vitrine.example' });
  await origin.store.release('shell', await fakeBuild('shell'));
  await origin.store.release('storefront', await fakeBuild('storefront', { server: echoingRenderer('v1') }));
});
afterEach(() => api.close());

const get = (path: string) => request(origin.app).get(path);

test('a page that is opened with a preview link shows the draft in the language of the page', async () => {
  const german = await get(`/data?preview=${TOKEN}&lang=de`);
  expect(german.status).toBe(200);
  expect(german.text).toContain('<pre>{"/api/products":["Entwurf"],"/api/products/none":null}</pre>');
  expect((await get(`/data?preview=${TOKEN}&lang=en`)).text).toContain('<pre>{"/api/products":["Draft"]');
  const boot = /id="vitrine-boot"[^>]*>([^<]*)</.exec(german.text)?.[1] ?? '{}';
  expect(JSON.parse(boot)).toMatchObject({ preview: answers });
});

test('a preview is never cached nor indexed by a search engine', async () => {
  const { headers } = await get(`/data?preview=${TOKEN}`);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['cache-tag']).toBeUndefined();
  await get(`/data?preview=${TOKEN}`);
  expect(api.requests.filter(({ url }) => url?.startsWith('/api/previews/'))).toHaveLength(2);
  const published = await get('/data');
  expect(published.text).toContain('["Ring"]');
  expect(published.text).not.toContain('"preview"');
  expect(published.headers['x-robots-tag']).toBeUndefined();
});

test.each([
  ['de', 'Diese Vorschau gibt es nicht mehr', 'Zur Startseite'],
  ['en', 'This preview is no longer available', 'To the home page'],
])('the answer to a forged or expired link is in %s, with a link to the home page', async (language, title, home) => {
  const { status, text, headers } = await get(`/data?preview=forged&lang=${language}`);
  expect(status).toBe(404);
  expect(text).toContain(`<html lang="${language}">`);
  expect(text).toContain(title);
  expect(text).toContain(`>${home}</a>`);
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
});

test('while the API cannot return the draft, the page is a 503 with Retry-After', async () => {
  const { status, headers } = await get('/data?preview=down');
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
});
