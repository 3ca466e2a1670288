import { FIRST_SETTINGS, type Language } from '@vitrine/schemas';
import request from 'supertest';
import { type FakeApi, fakeApi } from '../testing/fake-api.js';
import { echoingRenderer, fakeBuild } from '../testing/fake-build.js';
import { type FakeOrigin, fakeOrigin } from '../testing/fake-origin.js';

let api: FakeApi;
let origin: FakeOrigin;
let offered: Language[];

beforeEach(async () => {
  offered = ['de', 'en', 'fr'];
  api = await fakeApi((incoming, outgoing) => {
    const settings = { ...FIRST_SETTINGS, languages: offered };
    outgoing.writeHead(200).end(JSON.stringify(incoming.url?.startsWith('/api/settings') ? settings : []));
  });
  origin = await fakeOrigin({ API_URL: api.url, PUBLIC_URL: 'https://vitrine.example' });
  await origin.store.release('shell', await fakeBuild('shell'));
});
afterEach(() => api.close());

const release = async (...languages: string[]) =>
  origin.store.release('storefront', await fakeBuild('storefront', { server: echoingRenderer('v1'), languages }));
const get = (path: string, language = 'fr') => request(origin.app).get(path).set('Accept-Language', language);
const shownIn = ({ text }: { text: string }) => /<html lang="(\w+)"/.exec(text)?.[1];
const alternates = (text: string) => [...new Set([...text.matchAll(/hreflang="(\w+)"/g)].map(([, code]) => code))];

it('a language that staff offer and the release has texts in is one of the site, with preloaded texts', async () => {
  await release('fr');
  const page = await get('/');
  expect(shownIn(page)).toBe('fr');
  expect(page.text).toContain('texts-fr.js');
  expect((await get('/', 'de')).text).not.toContain('texts-fr.js');
  expect(shownIn(await get('/?lang=fr', 'de'))).toBe('fr');
  expect(alternates((await get('/sitemap.xml')).text)).toEqual(['de', 'en', 'fr']);
});

it('a language that the release has no texts in is not one of the site', async () => {
  await release();
  expect(shownIn(await get('/'))).toBe('de');
  expect(shownIn(await get('/?lang=fr', 'en'))).toBe('en');
  expect(alternates((await get('/sitemap.xml')).text)).toEqual(['de', 'en']);
});

it('a language that staff do not offer is not one of the site', async () => {
  offered = ['de', 'en'];
  await release('fr');
  expect(shownIn(await get('/'))).toBe('de');
  expect(alternates((await get('/sitemap.xml')).text)).toEqual(['de', 'en']);
});
