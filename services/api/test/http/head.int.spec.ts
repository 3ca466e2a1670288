import type { NestExpressApplication } from '@nestjs/platform-express';
import sharp from 'sharp';
import { PublicReadCache } from '../../src/common/public-read-cache/public-read-cache.js';
import { signIn, staffEnvironment, type Staff } from '../staff.js';
import { addLinks } from '../fixtures/links.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { until } from '../until.js';
import { getAddress, operations } from './document.js';
import { makeEntries } from './entries.js';

/** Reads whose answers differ from call to call, with the header that differs. */
const MOVING: Readonly<Record<string, string>> = {
  '/metrics': 'content-length',
  '/api/admin/system': 'content-length',
  // An event appears only when all earlier transactions have ended.
  '/api/events': 'content-length',
};
/** Headers that differ with every request. */
const OWN = ['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding'];

let database: TestDatabase;
let app: NestExpressApplication;
let staff: Staff;
/** The id or name of an existing entry, by path of the document. */
const addresses = new Map<string, string>();

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  staff = await signIn(app);
  for (const { template, id } of await makeEntries(database, staff)) addresses.set(template, id);
  for (const [path, token] of await addLinks(app, database)) addresses.set(`${path}/{token}`, token);
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const upload = await staff.post('/api/upload').attach('files', picture, 'red.png');
  expect(upload.headers['location']).toBe(upload.body.urls[0]);
  addresses.set('/uploads/{path}', String(upload.body.urls[0]).replace('/uploads/', ''));
  const [file] = (await staff.get('/api/admin/media-files')).body.files as { id: string }[];
  addresses.set('/api/admin/media-files/{id}', file?.id ?? '');
  const form = staff.post('/api/admin/imports').field({ kind: 'stores', mode: 'check' });
  const taken = await form.attach('file', Buffer.from('name;city'), 'stores.csv');
  addresses.set('/api/admin/imports/{id}', String(taken.body.id));
  addresses.set('/api/admin/exports/{kind}', 'stores');
  addresses.set('/api/content-pages/{key}', 'imprint');
  for (const part of ['versions', 'versions/{number}'])
    addresses.set(`/api/content-pages/admin/{id}/${part}`, addresses.get('/api/content-pages/admin/{id}') ?? '');
  addresses.set('/api/settings/icons/{name}', 'icon-32.png');
  addresses.set('/api/products/{id}/sheet.pdf', addresses.get('/api/products/{id}') ?? '');
  addresses.set('/api/articles/{slug}', 'classic-atelier');
  addresses.set('/api/orders/admin/{id}/decrypt-customer', addresses.get('/api/orders/{id}') ?? '');
  for (const path of ['/api/orders/{id}', '/api/contacts/admin/{id}', '/api/demonstrations/admin/{id}'])
    for (const part of ['retailer', 'timeline', 'timeline/{entryId}'])
      addresses.set(`${path}/${part}`, addresses.get(path) ?? '');
  addresses.set('/api/admin/webhooks/{id}/deliveries', addresses.get('/api/admin/webhooks/{id}') ?? '');
  addresses.set('/api/coupons/admin/{id}/usage', addresses.get('/api/coupons/admin/{id}') ?? '');
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const getComparable = (headers: Readonly<Record<string, string>>, moving: string | undefined) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name) && name !== moving));

const reads = operations.filter(({ method }) => method === 'get').map(({ path }) => path);

test.each(reads)('HEAD %s has the headers of GET, without a body', async (path) => {
  const address = getAddress(path, addresses.get(path));
  const get = await staff.get(address).set('Accept-Encoding', 'gzip');
  const head = await staff.head(address).set('Accept-Encoding', 'gzip');
  expect([path, get.status]).toEqual([path, 200]);
  expect([head.status, head.text ?? '']).toEqual([200, '']);
  expect(getComparable(head.headers, MOVING[path])).toEqual(getComparable(get.headers, MOVING[path]));
});

test.each(['/api/products/none', '/api/nothing', '/api/accessories?category=none', '/uploads/none.webp'])(
  'HEAD %s has the error status and headers of GET',
  async (address) => {
    const get = await staff.get(address);
    const head = await staff.head(address);
    expect(get.status).toBeGreaterThanOrEqual(400);
    expect([head.status, head.text ?? '']).toEqual([get.status, '']);
    expect(getComparable(head.headers, undefined)).toEqual(getComparable(get.headers, undefined));
  },
);

test.each(['br', 'gzip', 'identity'])('HEAD has the headers of the compressed answer (%s), too', async (encoding) => {
  for (const path of ['/api/products', '/api/openapi.json', '/api/accessories/admin/all']) {
    const get = await staff.get(path).set('Accept-Encoding', encoding);
    const head = await staff.head(path).set('Accept-Encoding', encoding);
    expect(head.headers['content-length']).toBeDefined();
    expect(getComparable(head.headers, undefined)).toEqual(getComparable(get.headers, undefined));
  }
});

/** Reads that are compressed for staff: they hold what staff wrote themselves, and nothing that visitors sent (BREACH). */
const COMPRESSED_FOR_STAFF = [
  '/api/accessories/admin/all',
  '/api/admin/reply-templates',
  '/api/articles/admin/all',
  '/api/content-pages/admin/all',
  '/api/content-pages/admin/{id}/versions/{number}',
  '/api/coupons/admin',
  '/api/features/admin/all',
  '/api/homepage-sections/admin/all',
  '/api/interviews/admin/all',
  '/api/products',
  '/api/products/{id}',
  '/api/stores/all',
];

test('no answer that holds what visitors sent, or a token, is ever compressed', async () => {
  const compressed: string[] = [];
  for (const { path, parameters } of operations.filter(({ method }) => method === 'get')) {
    const { headers } = await staff.get(getAddress(path, addresses.get(path))).set('Accept-Encoding', 'br');
    const isForVisitors = parameters.includes('lang') && !path.startsWith('/api/products');
    if (!isForVisitors && headers['vary']?.includes('Accept-Encoding')) compressed.push(path);
  }
  expect(compressed.sort()).toEqual(COMPRESSED_FOR_STAFF);
});

test('HEAD of a read for staff does not change the kept answers for visitors', async () => {
  await until(async () => {
    await staff.get('/api/features').set('Authorization', '');
    expect(app.get(PublicReadCache).find('de /api/features ')).toBeDefined();
  });
  const kept = app.get(PublicReadCache).find('de /api/features ');
  await staff.head('/api/features/admin/all');
  expect(app.get(PublicReadCache).find('de /api/features ')).toBe(kept);
});
