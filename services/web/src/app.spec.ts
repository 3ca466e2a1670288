import { createHash } from 'node:crypto';
import { FIRST_SETTINGS } from '@vitrine/schemas';
import request from 'supertest';
import { type FakeApi, fakeApi } from './testing/fake-api.js';
import { echoingRenderer, fakeBuild } from './testing/fake-build.js';
import { type FakeOrigin, fakeOrigin } from './testing/fake-origin.js';

let api: FakeApi;
let origin: FakeOrigin;

beforeAll(async () => {
  api = await fakeApi((incoming, outgoing) => {
    const path = incoming.url?.split('?')[0];
    outgoing.setHeader('Content-Type', 'application/json');
    if (path === '/api/products') {
      outgoing.setHeader('ETag', '"one"');
      outgoing.statusCode = incoming.headers['if-none-match'] === '"one"' ? 304 : 200;
      outgoing.end(outgoing.statusCode === 304 ? undefined : '[{"id":"p1","name":"</script>"}]');
    } else if (path === '/api/accessories') {
      outgoing.end('[{"id":"a1"}]');
    } else if (path === '/api/articles') {
      const updatedAt = '2026-01-20T08:00:00.000Z';
      outgoing.end(
        JSON.stringify([
          { slug: 'written-before', publishedAt: '2026-02-02T08:00:00.000Z', updatedAt },
          { slug: 'changed-after', publishedAt: '2026-01-02T08:00:00.000Z', updatedAt },
        ]),
      );
    } else if (path === '/api/settings') {
      outgoing.setHeader('Cache-Tag', 'settings').end(JSON.stringify(FIRST_SETTINGS));
    } else if (path === '/api/echo') {
      void new Response(incoming as never)
        .text()
        .then((body) => outgoing.end(JSON.stringify({ headers: incoming.headers, length: body.length })));
    } else {
      outgoing.statusCode = 404;
      outgoing.end('{"statusCode":404,"code":"NOT_FOUND","error":"Not found","message":"Not found"}');
    }
  });
  origin = await fakeOrigin({
    API_URL: api.url,
    PUBLIC_URL: 'https://vitrine.example',
    MEDIA_ORIGINS: 'https://media.example',
  });
  await origin.store.release('shell', await fakeBuild('shell'));
  await origin.store.release('storefront', await fakeBuild('storefront', { server: echoingRenderer('v1') }));
  await origin.store.release('admin', await fakeBuild('admin'));
});

afterAll(() => api.close());

const createBoot = (
  html: string,
): {
  language: string;
  pages: string[];
  remotes: Record<string, { entry: string; contract: number; integrity: string }>;
} => JSON.parse(/id="vitrine-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '');

/** The only inline script of a page. */
const starterIn = (html: string): string | undefined => /<script>(.*?)<\/script>/s.exec(html)?.[1];

describe('a page', () => {
  test('comes with its content, its head and its files', async () => {
    const { status, text, headers } = await request(origin.app).get('/');
    expect(status).toBe(200);
    expect(text).toContain('<div id="root"><h1>v1</h1>');
    expect(text).toContain('<html lang="de"><head>');
    expect(text).toMatch(/<style>h1\{[^<]*\}h1\{[^<]*\}<\/style>/);
    const scripts = JSON.parse(/id="vitrine-scripts">(.*?)<\/script>/.exec(text)?.[1] ?? '') as {
      fonts: string[];
      styles: string[];
      pageStyles: string[];
      lists: string[];
      chunks: Record<string, string>;
      run: Record<string, string>;
    };
    expect(scripts.fonts).toEqual([expect.stringMatching(/^\/releases\/shell\/[0-9a-f]{16}\/font\.woff2$/)]);
    expect(scripts.styles).toEqual([expect.stringMatching(/^\/releases\/shell\/[0-9a-f]{16}\/page\.css$/)]);
    expect(scripts.pageStyles).toEqual([expect.stringMatching(/^\/releases\/storefront\/[0-9a-f]{16}\/page\.css$/)]);
    const { shell, storefront } = await origin.releases.current();
    const getDigest = (release: typeof shell, file: string) => `sha384-${release?.digests.get(`browser/${file}`)}`;
    const base = `/releases/storefront/${storefront?.hash}/`;
    expect(scripts.lists).toEqual([`${base}integrity.json`]);
    expect(scripts.chunks).toEqual({ [`${base}remoteEntry.js`]: getDigest(storefront, 'remoteEntry.js') });
    expect(scripts.run).toEqual({ [`/releases/shell/${shell?.hash}/main.js`]: getDigest(shell, 'main.js') });
    expect(createBoot(text).remotes['storefront']?.integrity).toBe(getDigest(storefront, 'integrity.json'));
    expect(createBoot(text)).toMatchObject({
      language: 'de',
      pages: ['home'],
      remotes: { storefront: { contract: 1 } },
    });
    expect(headers['cache-control']).toBe('public, max-age=0, stale-if-error=86400');
  });

  test('that was rendered on the server is painted without waiting for a style sheet, script or font', async () => {
    const { text } = await request(origin.app).get('/');
    const head = text.slice(0, text.indexOf('</head>')).replace(/<noscript>.*?<\/noscript>/g, '');
    expect(head).not.toContain('rel="preload"');
    expect(head).not.toContain('rel="stylesheet"');
    expect(head).toContain('<link rel="icon" href="data:,">');
    expect(text).not.toContain('<script src');
  });

  test('delays lazy pictures until then, if scripting is enabled', async () => {
    const { text } = await request(origin.app).get('/');
    const held = /<style id="vitrine-held">(.*?)<\/style>/.exec(text)?.[1];
    expect(held).toMatch(/^@media \(scripting:enabled\)\{img\[loading=lazy\]\{clip-path:inset\(100%\);/);
    expect(held).toContain('@keyframes held{to{clip-path:none}}');
    expect((await request(origin.app).get('/admin/login')).text).not.toContain('vitrine-held');
  });

  test('has its fonts and its icon also without scripting', async () => {
    const { text } = await request(origin.app).get('/');
    expect(text).toMatch(
      /<noscript><link rel="stylesheet" href="\/releases\/shell\/[0-9a-f]{16}\/page\.css"><link rel="icon" [^>]*><\/noscript>/,
    );
  });

  test('that was rendered on the server loads its scripts once it is painted, another one at once', async () => {
    const { text } = await request(origin.app).get('/');
    expect(starterIn(text)).toContain("shown('paint', 'first-content')");
    const admin = await request(origin.app).get('/admin/login');
    expect(starterIn(admin.text)).toBeUndefined();
    expect(admin.text).toMatch(
      /<script defer src="\/releases\/shell\/[0-9a-f]{16}\/main\.js" integrity="sha384-[^"]{64}"><\/script>/,
    );
    expect(admin.text).toMatch(
      /<link rel="preload" as="script" fetchpriority="low" href="\/releases\/admin\/[0-9a-f]{16}\/remoteEntry\.js" integrity="sha384-[^"]{64}">/,
    );
    expect(admin.text).toMatch(/<link rel="preload" as="fetch" [^>]*integrity\.json" crossorigin>/);
    expect(admin.text).toMatch(/<link rel="preload" as="font" [^>]*font\.woff2" crossorigin>/);
    expect(admin.text).toMatch(/<link rel="stylesheet" href="\/releases\/shell\/[0-9a-f]{16}\/page\.css">/);
  });

  test('allows only its own scripts and style elements, by their hashes', async () => {
    const [one, other] = await Promise.all([request(origin.app).get('/'), request(origin.app).get('/?lang=en')]);
    const policy = String(one.headers['content-security-policy']);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const styles = [...one.text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => hash(text));
    expect(styles).toHaveLength(4);
    expect(policy).toBe(
      `default-src 'none';script-src 'self' ${hash(starterIn(one.text) ?? '')};worker-src 'self';style-src 'self' ${hash('')} ${styles.join(' ')};style-src-attr 'unsafe-inline';img-src 'self' data:;font-src 'self';manifest-src 'self';` +
        "media-src 'self' https://media.example;connect-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none';" +
        "require-trusted-types-for 'script';trusted-types vitrine-start vitrine vitrine-json-ld dompurify",
    );
    expect(one.text).not.toContain('nonce');
    expect(other.headers['content-security-policy']).not.toBe(policy);
    expect(one.text.match(/<script(?! type="application\/json")[^>]*>/g)).toEqual(['<script>']);
    const staff = await request(origin.app).get('/admin/login');
    expect(staff.headers['content-security-policy']).toContain("script-src 'self';");
    const house = /<style>(.*?)<\/style>/s.exec(staff.text)?.[1] ?? '';
    expect(house).toContain('--green:#0b3326');
    expect(staff.headers['content-security-policy']).toContain(`style-src 'self' ${hash('')} ${hash(house)};`);
    expect(staff.headers['content-security-policy']).toContain(
      "require-trusted-types-for 'script';trusted-types vitrine dompurify ProseMirrorClipboard",
    );
  });

  test('allows `blob:` addresses only in the back-office', async () => {
    const policy = async (path: string) =>
      String((await request(origin.app).get(path)).headers['content-security-policy']);
    expect(await policy('/admin/products')).toContain(
      "img-src 'self' data: blob:;font-src 'self';manifest-src 'self';media-src 'self' blob: https://media.example;",
    );
    expect(await policy('/administration')).not.toContain('blob:');
  });

  test('has the other security headers', async () => {
    const { headers } = await request(origin.app).get('/');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('has the status that its renderer returns', async () => {
    expect((await request(origin.app).get('/unknown')).status).toBe(404);
  });

  test('with a longer address than any page has is a 404 and is rendered in the browser', async () => {
    const { status, text } = await request(origin.app).get(`/data/${'a'.repeat(2048)}`);
    expect(status).toBe(404);
    expect(text).toContain('<div id="root"></div><noscript>');
  });

  test('contains its data, escaped so that no text can end the script element', async () => {
    const { text } = await request(origin.app).get('/data?lang=en');
    expect(text).toContain(
      'id="vitrine-data">{"/api/products":[{"id":"p1","name":"\\u003c/script>"}],"/api/products/none":null}</script>',
    );
    expect(api.requests.map(({ url }) => url)).toContain('/api/products?lang=en');
  });

  test('contains only the data that it reads, when its renderer reports them', async () => {
    const { text } = await request(origin.app).get('/data/unread');
    expect(text).toContain('id="vitrine-data">{"/api/products/none":null}</script>');
  });

  test('revalidates its data with a conditional request', async () => {
    await request(origin.app).get('/data?lang=en');
    const { text } = await request(origin.app).get('/data?lang=en');
    expect(api.requests.filter(({ url }) => url === '/api/products?lang=en').at(-1)?.headers['if-none-match']).toBe(
      '"one"',
    );
    expect(text).toContain('"id":"p1"');
  });

  test('that cannot be rendered on the server is rendered in the browser', async () => {
    const { status, text } = await request(origin.app).get('/broken');
    expect(status).toBe(200);
    expect(text).toContain('<div id="root"></div><noscript>');
  });

  test('of the admin has an empty root and is not indexed by search engines', async () => {
    const { text } = await request(origin.app).get('/admin/orders');
    expect(text).toContain('<div id="root"></div>');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toMatch(/href="\/releases\/admin\/[0-9a-f]{16}\/remoteEntry\.js"/);
    expect(text).not.toMatch(/href="\/releases\/storefront/);
  });

  test('refuses other methods', async () => {
    const { status, headers } = await request(origin.app).post('/order').send('a=b');
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});

describe.each([
  '/',
  '/unknown',
  '/admin/login',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/releases/live.json',
  '/releases/x',
])('the methods of %s', (path) => {
  test.each(['post', 'put', 'patch', 'delete', 'propfind', 'trace'])('do not include %s', async (method) => {
    const { status, headers, body } = await request(origin.app)[method as 'post'](path);
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
    expect(body).toMatchObject({ statusCode: 405, code: 'METHOD_NOT_ALLOWED', error: body.message });
  });

  test('are the answer to OPTIONS', async () => {
    const { status, headers, text } = await request(origin.app).options(path);
    expect([status, headers['allow'], text]).toEqual([204, 'GET, HEAD', '']);
  });

  test('include HEAD, which answers like GET without a body', async () => {
    const get = await request(origin.app).get(path).set('Accept-Encoding', 'identity');
    const head = await request(origin.app).head(path).set('Accept-Encoding', 'identity');
    expect([head.status, head.text ?? '']).toEqual([get.status, '']);
    for (const name of ['content-type', 'content-length', 'cache-control', 'location'])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
  });
});

describe('the language', () => {
  const getLanguage = async (path: string, headers: Record<string, string>) =>
    createBoot((await request(origin.app).get(path).set(headers)).text).language;

  test.each([
    ['/', {}, 'de'],
    ['/', { 'Accept-Language': 'en-GB,en;q=0.9' }, 'en'],
    ['/', { 'Accept-Language': 'fr' }, 'de'],
    ['/', { 'Accept-Language': 'en', Cookie: 'a=b; language=de' }, 'de'],
    ['/?lang=en', { Cookie: 'language=de' }, 'en'],
    ['/?lang=fr', { Cookie: 'language=en' }, 'en'],
  ])('of %s with %j is %s', async (path, headers, language) => {
    expect(await getLanguage(path, headers as Record<string, string>)).toBe(language);
  });

  test('of an address is stored in a cookie, and no other language is', async () => {
    const cookiesOf = async (path: string) => (await request(origin.app).get(path)).headers['set-cookie'];
    expect(await cookiesOf('/?lang=en')).toEqual([
      expect.stringMatching(/^language=en; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/),
    ]);
    expect(await cookiesOf('/?lang=fr')).toBeUndefined();
    expect(await cookiesOf('/')).toBeUndefined();
    expect(await cookiesOf('/admin?lang=en')).toBeUndefined();
  });

  test('is part of the header Vary', async () => {
    const { headers } = await request(origin.app).get('/');
    expect(headers['vary']).toContain('Cookie');
    expect(headers['vary']).toContain('Accept-Language');
  });
});

describe('a released file', () => {
  const entry = async () => createBoot((await request(origin.app).get('/')).text).remotes['storefront']?.entry ?? '';

  test.each(['br', 'gzip'])('is sent as %s, precompressed, and cached as immutable', async (encoding) => {
    const { headers } = await request(origin.app)
      .get(await entry())
      .set('Accept-Encoding', encoding);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
  });

  test('is sent as br to a browser that names gzip first', async () => {
    const { headers } = await request(origin.app)
      .get(await entry())
      .set('Accept-Encoding', 'gzip, deflate, br, zstd');
    expect(headers['content-encoding']).toBe('br');
  });

  test('that the browser has is a 304, also with `Cache-Control: no-cache`', async () => {
    const path = await entry();
    const { headers } = await request(origin.app).get(path);
    const again = await request(origin.app)
      .get(path)
      .set({ 'If-Modified-Since': String(headers['last-modified']), 'Cache-Control': 'no-cache' });
    expect(again.status).toBe(304);
  });

  test('contains its own address', async () => {
    const path = await entry();
    const { text } = await request(origin.app).get(path).set('Accept-Encoding', 'identity');
    expect(text).toContain(path.slice(0, path.lastIndexOf('/') + 1));
  });

  test.each([
    '/releases/storefront/0000000000000000/x.js',
    '/releases/storefront/..%2f..%2fetc/passwd',
    '/releases/remotes.json',
    '/releases/storefront/server.cjs',
  ])('that does not exist (%s) is a 404 that is not cached', async (path) => {
    const { status, headers } = await request(origin.app).get(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).not.toContain('immutable');
  });

  test('of the server is not served', async () => {
    const directory = (await entry()).replace(/[^/]*$/, '');
    expect((await request(origin.app).get(`${directory}server.cjs`)).status).toBe(404);
    expect((await request(origin.app).get(`${directory}..%2fserver%2fserver.cjs`)).status).toBe(404);
  });
});

describe('forwarding', () => {
  test('replaces the forwarding headers of the visitor by the true address and the secret', async () => {
    const { body } = await request(origin.app).get('/api/echo').set({
      'X-Forwarded-For': '1.2.3.4',
      'X-Vitrine-Proxy': 'guess',
      Forwarded: 'for=1.2.3.4',
      'X-Real-IP': '1.2.3.4',
    });
    expect(body.headers).toMatchObject({
      'x-vitrine-proxy': 'shared-secret-of-tests-and-nothing-else',
      'x-forwarded-proto': 'http',
    });
    expect(body.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
    expect(body.headers).not.toHaveProperty('forwarded');
    expect(body.headers).not.toHaveProperty('x-real-ip');
  });

  test('believes a forwarded address from a trusted proxy', async () => {
    const behindProxy = await fakeOrigin({ API_URL: api.url, TRUST_PROXY: 'loopback' });
    const { body } = await request(behindProxy.app).get('/api/echo').set('X-Forwarded-For', '6.6.6.6, 203.0.113.7');
    expect(body.headers['x-forwarded-for']).toBe('203.0.113.7');
  });

  test('an id that cannot be decoded reaches the API as an unknown one', async () => {
    const { status, body } = await request(origin.app).get('/api/products/%E0%A4%A?lang=en');
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    expect(api.requests.at(-1)?.url).toBe('/api/products/%25E0%25A4%25A?lang=en');
  });

  test.each(['/', '%', '/%', '%2F'])('a path of very many %p is refused before the API sees it', async (text) => {
    const before = api.requests.length;
    const { status, body } = await request(origin.app).get(`/api/${text.repeat(3000)}`);
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    expect(api.requests).toHaveLength(before);
  });

  test('forwards a large body and keeps the request id', async () => {
    const response = await request(origin.app)
      .post('/api/echo')
      .set({ 'X-Request-Id': 'abc-1', 'Content-Type': 'text/plain' })
      .send('x'.repeat(5_000_000));
    expect(response.body.length).toBe(5_000_000);
    expect(response.headers['x-request-id']).toBe('abc-1');
  });

  test.each([
    '/api/health/live',
    '/api//health/ready',
    '/API/Health/live',
    '/api/%68ealth/live',
    '/api/metrics',
    '/api/x/../health/live',
    '/api/health/%E0%A4%A',
  ])('does not forward %s, which is for operations only', async (path) => {
    const before = api.requests.length;
    const { status, body } = await request(origin.app).get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toHaveProperty('code');
    expect(api.requests).toHaveLength(before);
  });

  test.each(['/health/live', '/metrics'])('%s of the API is not reached from outside', async (path) => {
    const before = api.requests.length;
    const { body } = await request(origin.app).get(path);
    expect(body).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
    expect(api.requests).toHaveLength(before);
  });
});

describe('while the API is unreachable', () => {
  let alone: FakeOrigin;

  beforeAll(async () => {
    const gone = await fakeApi(() => undefined);
    await gone.close();
    alone = await fakeOrigin({ API_URL: gone.url });
    await alone.store.release('shell', await fakeBuild('shell'));
    await alone.store.release('storefront', await fakeBuild('storefront', { server: echoingRenderer('v1') }));
  });

  test('a forwarded call is a 503 in the contract’s error shape', async () => {
    const { status, body } = await request(alone.app).get('/api/products');
    expect(status).toBe(503);
    expect(body).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE', error: body.message });
  });

  test('a page has no data and the status 503, so that it is neither cached nor indexed', async () => {
    const { status, text, headers } = await request(alone.app).get('/data');
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(text).toContain('<h1>v1</h1>');
    expect(text).toContain('id="vitrine-data">{}</script>');
  });

  test('a page names no house while the settings are not known', async () => {
    const { text } = await request(alone.app).get('/data');
    expect(text).toContain('"name":"127.0.0.1"');
    expect(text).not.toMatch(/Vitrine|Lindenhofgasse|99998010/);
  });

  test('crawlers are asked to read the sitemap later, rather than given one without its entries', async () => {
    const { status, headers, text } = await request(alone.app).get('/sitemap.xml');
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('120');
    expect(text).not.toContain('<urlset');
  });
});

test('an API that does not answer in time does not delay the page', async () => {
  const slow = await fakeApi(() => undefined);
  const waiting = await fakeOrigin({ API_URL: slow.url });
  await waiting.store.release('shell', await fakeBuild('shell'));
  await waiting.store.release('storefront', await fakeBuild('storefront', { server: echoingRenderer('v1') }));
  const { status, text } = await request(waiting.app).get('/data');
  expect(status).toBe(503);
  expect(text).toContain('<h1>v1</h1>');
  await slow.close();
});

describe('for crawlers', () => {
  test('robots.txt names the sitemap and excludes the admin', async () => {
    const { text } = await request(origin.app).get('/robots.txt');
    expect(text).toContain('Sitemap: https://vitrine.example/sitemap.xml');
    expect(text).toContain('Disallow: /admin');
  });

  test('the sitemap has every page of the release, product and accessory, in both languages', async () => {
    const { text, headers } = await request(origin.app).get('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    const paths = [...text.matchAll(/<loc>https:\/\/vitrine\.example(.*?)<\/loc>/g)].map(([, path]) => path);
    expect(paths).toEqual(['/', '/products', '/product/p1', '/accessory/a1']);
    expect(text).toContain('hreflang="en" href="https://vitrine.example/product/p1?lang=en"');
    expect(text).toContain('hreflang="x-default"');
  });

  test('the sitemap has the entries of every read that the release declares', async () => {
    const named = await fakeOrigin({ API_URL: api.url, PUBLIC_URL: 'https://vitrine.example' });
    const server = `${echoingRenderer('v1')} exports.sitemapReads = { '/store/:storeId': '/api/accessories' };`;
    await named.store.release('storefront', await fakeBuild('storefront', { server }));
    const { text } = await request(named.app).get('/sitemap.xml');
    const paths = [...text.matchAll(/<loc>https:\/\/vitrine\.example(.*?)<\/loc>/g)].map(([, path]) => path);
    expect(paths).toEqual(['/', '/products', '/store/a1']);
  });

  test('the sitemap addresses an entry by the field of the parameter, with the time of its last change', async () => {
    const named = await fakeOrigin({ API_URL: api.url, PUBLIC_URL: 'https://vitrine.example' });
    const server = `${echoingRenderer('v1')}
      exports.sitemap = ['/news/:slug'];
      exports.sitemapReads = { '/news/:slug': '/api/articles' };`;
    await named.store.release('storefront', await fakeBuild('storefront', { server }));
    const { text } = await request(named.app).get('/sitemap.xml');
    expect([...text.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map((found) => found.slice(1))).toEqual([
      ['https://vitrine.example/news/written-before', '2026-02-02T08:00:00.000Z'],
      ['https://vitrine.example/news/changed-after', '2026-01-20T08:00:00.000Z'],
    ]);
  });
});

describe('a document of the release that is not a page', () => {
  const server = `${echoingRenderer('v1')}
    exports.documents = {
      '/feed.xml': {
        type: 'application/atom+xml',
        reads: ['/api/products', '/api/products/none'],
        make: ({ language, publicUrl, data }) => JSON.stringify({ language, publicUrl, data }),
      },
    };`;
  const originOf = async (url: string) => {
    const made = await fakeOrigin({ API_URL: url, PUBLIC_URL: 'https://vitrine.example' });
    await made.store.release('shell', await fakeBuild('shell'));
    await made.store.release('storefront', await fakeBuild('storefront', { server }));
    return made;
  };

  test('is made from its reads in the requested language', async () => {
    const { app } = await originOf(api.url);
    const { status, text, headers } = await request(app).get('/feed.xml?lang=en').set('Accept-Language', 'de').buffer();
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
      'public, max-age=0, must-revalidate',
    ]);
    expect(JSON.parse(text)).toEqual({
      language: 'en',
      publicUrl: 'https://vitrine.example',
      data: { '/api/products': [{ id: 'p1', name: '</script>' }], '/api/products/none': null },
    });
    expect(JSON.parse((await request(app).get('/feed.xml?lang=fr').buffer()).text)).toMatchObject({ language: 'de' });
    expect((await request(app).get('/toString')).text).toContain('<h1>v1</h1>');
  });

  test('is a 503 while the API is unreachable', async () => {
    const gone = await fakeApi(() => undefined);
    await gone.close();
    const { status, headers, body } = await request((await originOf(gone.url)).app).get('/feed.xml');
    expect([status, headers['retry-after'], body.code]).toEqual([503, '5', 'UNAVAILABLE']);
  });
});
