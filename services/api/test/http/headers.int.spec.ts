import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { storedFile } from '../catalogue.js';
import { orderFor, addProduct } from '../fixtures/orders.js';
import { addStaff, signIn, staffEnvironment, type Staff } from '../staff.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { getAddress, operations } from './document.js';
import { SETTINGS_ID } from '../../src/platform/settings/settings.entity.js';
import { findEntry, makeEntries, NOT_MADE_OF_JSON, type Entry } from './entries.js';

/** Changes of entries that have no version, and why. */
const WITHOUT_VERSION = new Map([
  ['PUT /api/admin/me', 'changes one’s own name, which nobody else edits meanwhile'],
  ['DELETE /api/admin/sessions', 'a session is ended, never edited'],
  ['DELETE /api/admin/sessions/{id}', 'a session is ended, never edited'],
  ['DELETE /api/admin/api-keys/{id}', 'a key is revoked, never edited'],
  ['DELETE /api/admin/second-factors/{id}', 'factors are taken away, never edited'],
  ['PATCH /api/admin/passkeys/{id}', 'changes what one calls one’s own passkey, which nobody else edits meanwhile'],
  ['DELETE /api/admin/passkeys/{id}', 'a passkey is taken away by its holder alone'],
  ['DELETE /api/admin/totp', 'an authenticator app is taken away, never edited'],
  ['DELETE /api/admin/trash/{id}', 'what was deleted is never edited'],
  ['PUT /api/orders/{id}/assignee', 'replaces all of it, and does not change the version of the order'],
  ['PUT /api/orders/{id}/follow-up', 'replaces all of it, and does not change the version of the order'],
  ['PUT /api/contacts/admin/{id}/assignee', 'replaces all of it, and does not change the version of the request'],
  ['PUT /api/contacts/admin/{id}/follow-up', 'replaces all of it, and does not change the version of the request'],
  ['PUT /api/homepage-sections/admin/reorder', 'changes many entries at once'],
  ['PUT /api/orders/{id}/viewers', 'announces a viewer, and changes nothing of the order'],
  ['DELETE /api/orders/{id}/viewers', 'removes a viewer, and changes nothing of the order'],
  ['PUT /api/contacts/admin/{id}/viewers', 'announces a viewer, and changes nothing of the request'],
  ['DELETE /api/contacts/admin/{id}/viewers', 'removes a viewer, and changes nothing of the request'],
]);

const STORE = operations.find(({ name }) => name === 'POST /api/stores')?.example;

let database: TestDatabase;
let app: NestExpressApplication;
let staff: Staff;
let entries: Entry[];
/** An account, which is created when an invitation is accepted. */
let accounts: Entry;
/** The one row of the settings, which no operation creates. */
let house: Entry;
/** A media file, which is created by an upload. */
let file: Entry;

beforeAll(async () => {
  database = await createTestDatabase();
  const limits = {
    ORDERS: '1000/60s',
    CONTACTS: '1000/60s',
    COUPONS: '1000/60s',
    SEARCH: '1000/60s',
    LOGIN: '1000/60s',
  };
  const variables = Object.entries(limits).map(([name, limit]) => [`RATE_LIMIT_${name}`, limit]);
  app = await createTestApp(database.url, {
    environment: { ...staffEnvironment, ...(Object.fromEntries(variables) as Record<string, string>) },
  });
  staff = await signIn(app);
  entries = await makeEntries(database, staff);
  const colleague = await addStaff(database, { email: 'anna@vitrine.example', role: 'sales' });
  const made = { madeBy: 'POST /api/admin/invitations/{token}/accept', version: undefined, etag: undefined };
  const location = `/api/admin/staff/${colleague}`;
  accounts = { ...made, id: colleague, location, template: '/api/admin/staff/{id}' };
  const fileId = await storedFile(database, '/uploads/entry.webp');
  const files = '/api/admin/media-files';
  file = { ...made, id: fileId, location: `${files}/${fileId}`, template: `${files}/{id}` };
  house = { ...made, id: SETTINGS_ID, location: '/api/admin/settings', template: '/api/admin/settings' };
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const http = () => request(app.getHttpServer());

test('the Location of a new entry exists', async () => {
  const creating = operations.filter(({ statuses }) => statuses.includes('201')).map(({ name }) => name);
  const made = entries.map(({ madeBy }) => madeBy);
  expect(made.sort()).toEqual(creating.filter((name) => !NOT_MADE_OF_JSON.has(name)).sort());
  for (const { madeBy, template, location } of entries) {
    expect(template).toMatch(/^\/api\/.*\{id\}$/);
    const { status, headers } = await http().options(location);
    expect([madeBy, status]).toEqual([madeBy, 204]);
    expect(headers['allow']).toMatch(/GET|PUT|DELETE/);
  }
});

const closed = operations.filter(({ needsToken }) => needsToken);

test.each(closed)('$name answers 401 with WWW-Authenticate', async ({ method, path }) => {
  const ask = () => http()[method](getAddress(path));
  const without = await ask();
  expect([without.status, without.headers['www-authenticate']]).toEqual([401, 'Bearer realm="API"']);
  const forged = await ask().auth('a.b.c', { type: 'bearer' });
  expect(forged.status).toBe(401);
  expect(forged.headers['www-authenticate']).toBe(
    'Bearer realm="API", error="invalid_token", error_description="A valid sign-in is required"',
  );
});

test('a wrong password is not reported as an invalid token', async () => {
  const { status, headers } = await http().post('/api/admin/login').send({ email: 'a@b.example', password: 'x' });
  expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer realm="API"']);
});

test('the queue dashboard answers 401 with WWW-Authenticate, too', async () => {
  const { status, headers } = await http().get('/ops/queues').set('Accept', 'application/json');
  expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer realm="API"']);
});

/** Limited for every caller; other limits count only keys. */
const limited = operations.filter(({ statuses, takesKey }) => statuses.includes('429') && !takesKey);

test.each(limited)('$name has the RateLimit headers', async ({ method, path, example, needsToken }) => {
  const agent = needsToken ? staff : http();
  const query = path === '/api/search' ? { q: 'uhr' } : path === '/api/accessories' ? { search: 'uhr' } : {};
  const ask = async () => (await agent[method](path).query(query).send(example)).headers;
  const first = await ask();
  const second = await ask();
  expect(Number(first['ratelimit-limit'])).toBeGreaterThanOrEqual(1000);
  expect(Number(second['ratelimit-remaining'])).toBe(Number(first['ratelimit-remaining']) - 1);
  expect(Number(first['ratelimit-reset'])).toBeGreaterThan(0);
});

test('a successful call has the RateLimit headers like a refused one', async () => {
  const right = await http().post('/api/admin/login').send({
    email: staffEnvironment.ADMIN_EMAIL,
    password: staffEnvironment.ADMIN_PASSWORD,
  });
  const valid = await http().post('/api/coupons/validate').send({ code: 'X', productId: 'Y' });
  for (const { status, headers } of [right, valid]) {
    expect([status, headers['ratelimit-limit'] !== undefined]).toEqual([200, true]);
  }
});

/** End of the address of a product's sheet. */
const SHEET = '/sheet.pdf';

const translated = operations.filter(({ parameters }) => parameters.includes('lang'));

test.each(translated)('$name has its language in Content-Language', async ({ path }) => {
  const template = path
    .replace('{key}', 'imprint')
    .replace('{name}', 'icon-32.png')
    .replace('{slug}', 'classic-atelier');
  const entry = entries.find(({ template: made }) => made === path.replace(SHEET, ''));
  const address = getAddress(template, entry?.id);
  // A PDF is already compressed, and the same for staff.
  const vary = path.endsWith(SHEET) ? 'Accept-Language' : 'Accept-Encoding, Accept-Language, Authorization';
  const getLanguage = async (language: string) => {
    const { status, headers } = await http().get(address).set('Accept-Language', language);
    expect([status, headers['vary']]).toEqual([200, vary]);
    return headers['content-language'];
  };
  expect([
    await getLanguage('de'),
    await getLanguage('en-GB'),
    await getLanguage('fr-CA'),
    await getLanguage('it'),
  ]).toEqual(['de', 'en', 'fr', 'de']);
  expect((await http().get(address).query({ lang: 'en' })).headers['content-language']).toBe('en');
});

test('an error has no Content-Language, whatever the language of its read', async () => {
  const { headers } = await http().get('/api/products/none?lang=de');
  expect(headers['content-language']).toBeUndefined();
});

describe('a change of one entry', () => {
  const changing = operations.filter(({ method }) => ['put', 'patch', 'delete'].includes(method));

  test('accepts If-Match wherever the entry has a version', () => {
    const unconditional = changing.filter(({ parameters }) => !parameters.includes('If-Match'));
    expect(unconditional.map(({ name }) => name)).toEqual([...WITHOUT_VERSION.keys()]);
  });

  const versioned = changing.filter(({ name }) => !WITHOUT_VERSION.has(name));
  /** Deletions come last, because the others need what they delete; what belongs to an entry is deleted before it. */
  const getRank = ({ method, path }: (typeof changing)[number]) =>
    method === 'delete' ? 1 / path.split('{').length : 0;
  const inOrder = [...versioned].sort((a, b) => getRank(a) - getRank(b));

  const stored = async (id: string) => {
    const tables = await database.query(
      `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'version'`,
    );
    for (const { table_name } of tables) {
      const [row] = await database.query(`select * from ${String(table_name)} where id::text = '${id}'`);
      if (row) return row;
    }
    return undefined;
  };

  test.each(inOrder)('$name with a stale If-Match changes nothing and is a 412', async (operation) => {
    const { method, path, example } = operation;
    const found = findEntry([...entries, accounts, house, file], path);
    if (!found) throw new Error(`There is no entry for ${path}`);
    const { entry, address } = found;
    const { version: _, ...body } = { ...example };
    const ask = (tag: string) =>
      staff[method](address)
        .set('If-Match', tag)
        .send(method === 'put' ? body : undefined);
    const before = await stored(entry.id);
    const version = Number(before?.['version']);
    for (const stale of [`"${version + 1}"`, `W/"${version}"`, String(version), '"x"']) {
      const { status, body: error } = await ask(stale);
      expect([stale, status, error.code]).toEqual([stale, 412, 'PRECONDITION_FAILED']);
    }
    expect(await stored(entry.id)).toEqual(before);
    const right = await ask(`"0", "${version}"`);
    if (method === 'delete') {
      expect(right.status).toBe(204);
      return;
    }
    expect([right.status, right.headers['etag']]).toEqual([200, `"${String(right.body.version)}"`]);
  });

  test('a new entry has its version as its ETag', () => {
    const withVersion = entries.filter(({ version }) => version !== undefined);
    expect(withVersion.length).toBeGreaterThanOrEqual(8);
    for (const { etag, version } of withVersion) expect(etag).toBe(`"${version}"`);
  });

  test('of the hero honours If-Match, too; the read for staff has the ETag', async () => {
    const tag = String((await staff.get('/api/hero/admin')).headers['etag']);
    expect((await staff.post('/api/hero').set('If-Match', '"999"').send({ heading: 'A' })).status).toBe(412);
    const changed = await staff.post('/api/hero').set('If-Match', tag).send({ heading: 'B' });
    expect([changed.status, changed.headers['etag']]).toEqual([200, `"${changed.body.version as number}"`]);
    expect((await staff.get('/api/hero/admin')).headers['etag']).toBe(changed.headers['etag']);
  });

  test('a stale version in the body is still a 409', async () => {
    const { body } = await staff.post('/api/stores').send(STORE);
    const put = () => staff.put(`/api/stores/${String(body.id)}`).send({ name: 'D', version: body.version + 1 });
    expect((await put()).body).toMatchObject({ statusCode: 409, code: 'STALE_VERSION' });
    expect((await put().set('If-Match', '*')).status).toBe(409);
  });

  test('that several make at once succeeds for one of them', async () => {
    const { body, headers } = await staff.post('/api/stores').send(STORE);
    const answers = await Promise.all(
      ['E', 'F', 'G', 'H'].map((name) =>
        staff
          .put(`/api/stores/${String(body.id)}`)
          .set('If-Match', String(headers['etag']))
          .send({ name }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  });
});

test('a read of one entry by staff is never answered with 304: more than its version may have changed', async () => {
  const product = (await staff.post('/api/products').send({ name: 'A', description: 'B' })).body as { id: string };
  const read = await staff.get(`/api/products/${product.id}`);
  expect(read.headers['etag']).toBe('"1"');
  expect((await staff.get(`/api/products/${product.id}`).set('If-None-Match', '"1"')).status).toBe(200);
});

test('a repeated order is marked as replayed', async () => {
  const body = orderFor(await addProduct(database));
  const send = () => http().post('/api/orders').set('Idempotency-Key', 'once').send(body);
  const [first, second] = [await send(), await send()];
  expect([first.status, first.headers['idempotency-replayed']]).toEqual([201, undefined]);
  expect([second.status, second.headers['idempotency-replayed']]).toEqual([201, 'true']);
  expect([second.body, second.headers['location']]).toEqual([first.body, first.headers['location']]);
});
