import request from 'supertest';
import { type FakeApi, fakeApi } from '../testing/fake-api.js';
import { echoingRenderer, fakeBuild } from '../testing/fake-build.js';
import { type FakeOrigin, fakeOrigin } from '../testing/fake-origin.js';

const DOCUMENTS = /^text\/html/;

let api: FakeApi;
let origin: FakeOrigin;
let file: string;

beforeAll(async () => {
  // An API without headers of its own, so that all headers of an answer come from the origin.
  api = await fakeApi((incoming, outgoing) => {
    if (incoming.url?.startsWith('/api/gone')) return void incoming.socket.destroy();
    outgoing.writeHead(incoming.url?.startsWith('/uploads/') ? 404 : 200).end('[]');
  });
  origin = await fakeOrigin({
    API_URL: api.url,
    PUBLIC_URL: 'https://vitrine.example',
    SECURITY_CONTACT: 'mailto:security@vitrine.example',
    SECURITY_EXPIRES: new Date(Date.now() + 86_400_000).toISOString(),
  });
  const release = await origin.store.release('shell', await fakeBuild('shell'));
  await origin.store.release('storefront', await fakeBuild('storefront', { server: echoingRenderer('v1') }));
  await origin.store.release('admin', await fakeBuild('admin'));
  file = `/releases/shell/${(release as { hash: string }).hash}/main.js`;
});
afterAll(() => api.close());

function expectSecurityHeaders(headers: Record<string, string>): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]));
  expect(policy.filter((directive) => directive.startsWith('form-action'))).toHaveLength(1);
  if (!DOCUMENTS.test(headers['content-type'] ?? '')) expect(policy.join(';')).not.toContain('unsafe');
}

test.each([
  ['GET', '/', 200],
  ['GET', '/unknown', 404],
  ['GET', '/broken', 200],
  ['GET', '/admin/login', 200],
  ['POST', '/order', 405],
  ['GET', '/robots.txt', 200],
  ['GET', '/sitemap.xml', 200],
  ['GET', '/favicon.ico', 302],
  ['GET', '/.well-known/security.txt', 200],
  ['GET', '/releases/live.json', 200],
  ['GET', '/releases/shell/0000000000000000/main.js', 404],
  ['GET', '/releases/%E0%A4%A/x/y', 404],
  ['GET', '/health/live', 404],
  ['GET', '/api//health/ready', 404],
  ['GET', '/api/products', 200],
  ['GET', '/uploads/none.webp', 404],
  ['GET', '/ops/queues', 200],
  ['GET', '/api/gone', 503],
] as const)('%s %s (%i) has the security headers', async (method, path, status) => {
  const response = await request(origin.app)[method === 'GET' ? 'get' : 'post'](path);
  expect(response.status).toBe(status);
  expectSecurityHeaders(response.headers);
});

test.each(['/', '/api/', '/admin/', '/releases/'])(
  'a path below %s that is too long (404) has the security headers',
  async (folder) => {
    const { status, headers } = await request(origin.app).get(folder + 'a'.repeat(3000));
    expect(status).toBe(404);
    expectSecurityHeaders(headers);
  },
);

test('a released file has the security headers, and the map’s worker may fetch its outlines', async () => {
  const { status, headers } = await request(origin.app).get(file);
  expect(status).toBe(200);
  expectSecurityHeaders(headers);
  expect(headers['content-security-policy']).toContain("connect-src 'self'");
});

test('a range beyond the end of a released file is refused with the security headers', async () => {
  const { status, headers } = await request(origin.app)
    .get(file)
    .set({ Range: 'bytes=999999-', 'Accept-Encoding': 'identity' });
  expect(status).toBe(416);
  expectSecurityHeaders(headers);
});

test('the page while no release is live has the security headers', async () => {
  const empty = await fakeOrigin({ API_URL: api.url, PUBLIC_URL: 'https://vitrine.example' });
  const { status, headers } = await request(empty.app).get('/');
  expect(status).toBe(503);
  expectSecurityHeaders(headers);
});

test('headers that the API sends are not replaced', async () => {
  const own = await fakeApi((_incoming, outgoing) => {
    outgoing.writeHead(200, { 'Content-Security-Policy': "script-src 'self'" }).end();
  });
  const { app } = await fakeOrigin({ API_URL: own.url });
  const { headers } = await request(app).get('/api/docs');
  expect(headers['content-security-policy']).toBe("script-src 'self'");
  expect(headers['strict-transport-security']).toBeUndefined();
  await own.close();
});

test.each(['/', '/unknown', '/broken', '/admin/login'])(
  'the page at %s accepts scripts and HTML only from named Trusted Types policies',
  async (path) => {
    const { headers } = await request(origin.app).get(path);
    expect(headers['content-type']).toMatch(DOCUMENTS);
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain("require-trusted-types-for 'script'");
    const named =
      policy
        .find((directive) => directive.startsWith('trusted-types'))
        ?.split(' ')
        .slice(1) ?? [];
    expect(named).not.toHaveLength(0);
    // neither any name, nor a policy that is applied to every string
    for (const name of ['*', 'default', "'allow-duplicates'"]) expect(named).not.toContain(name);
  },
);
