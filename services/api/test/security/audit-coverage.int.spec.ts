import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { AdminsService } from '../../src/people/admin-session/admins.service.js';
import { AuditRefusals } from '../../src/common/audit/audit-refusals.js';
import { AuditVerifier } from '../../src/people/privacy/audit-verification.js';
import { BULK_OF_NONE, BULK_OPERATIONS } from '../fixtures/bulk.js';
import { addAccessory, addProduct, ADMIN, customer, orderFor, signIn } from '../fixtures/orders.js';
import { withComingTimes } from '../../src/common/swagger/coming-times.js';
import { demonstration } from '../fixtures/demonstrations.js';
import { addToTrash } from '../fixtures/trash.js';
import { isStream } from '../http/streams.js';
import { Authenticator } from '../passkeys/authenticator.js';
import { beginApp, totpCode } from '../second-factor.js';
import { addStaff } from '../staff.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { picture } from '../uploads/pictures.js';

interface Operation {
  security?: unknown[];
  requestBody?: { content: Record<string, { example?: Record<string, unknown> }> };
}

/** Operations for staff that leave no entry, and why. Public operations leave none either. */
const WITHOUT_ENTRY: Readonly<Record<string, string>> = {
  'GET /api/admin/me': 'shows somebody their own account',
  'POST /api/admin/renew-session': 'extends a session whose sign-in has an entry, and every tab calls it now and then',
  'GET /api/admin/exports/{kind}': 'shows what the lists of staff show, and names no customer',
  'GET /api/admin/imports/{id}': 'shows numbers, and what staff sent themselves',
  'GET /api/admin/api-keys': 'shows which programs have a key, and names no customer',
  'GET /api/admin/assignees': 'shows the names of colleagues',
  'GET /api/admin/media-files': 'shows what is published or will be',
  'GET /api/admin/media-files/{id}': 'shows what is published or will be',
  'GET /api/admin/webhooks': 'shows which programs receive events, and names no customer',
  'GET /api/admin/webhooks/{id}/deliveries': 'shows ids, states and amounts',
  'GET /api/events': 'shows ids, states and amounts',
  'GET /api/admin/attention': 'shows numbers, and whether the site shows sample contact details',
  'GET /api/admin/missing-translations': 'shows numbers only',
  'GET /api/admin/live/changes': 'shows ids and kinds',
  'PUT /api/orders/{id}/viewers': 'shows the names of colleagues; every open page repeats it',
  'DELETE /api/orders/{id}/viewers': 'says that one no longer looks at a record',
  'PUT /api/contacts/admin/{id}/viewers': 'shows the names of colleagues; every open page repeats it',
  'DELETE /api/contacts/admin/{id}/viewers': 'says that one no longer looks at a record',
  'GET /api/admin/follow-ups/due': 'shows numbers only',
  'GET /api/admin/reply-templates': 'shows texts of the house',
  'POST /api/admin/totp': 'has no effect until it is confirmed',
  'POST /api/admin/passkeys/options': 'has no effect until the passkey is added',
  'POST /api/admin/step-up/passkey/options': 'has no effect until the passkey is used',
  'GET /api/admin/passkeys': 'shows somebody their own account',
  'GET /api/admin/sessions': 'shows somebody their own account',
  'GET /api/admin/staff': 'names colleagues, and no customer',
  'GET /api/admin/audit': 'is the audit log itself, which names staff and ids; it would grow with every read of it',
  'GET /api/admin/statistics': 'shows numbers only',
  'GET /api/admin/system': 'shows numbers only',
  'GET /api/admin/trash': 'shows what staff deleted, and names no customer',
  'GET /api/admin/views': 'shows somebody what they and colleagues saved',
  'GET /api/orders/subscriptions/stats': 'shows numbers only',
  'GET /api/orders/admin/stats': 'shows numbers only',
  'GET /api/contacts/admin/stats': 'shows numbers only',
  'GET /api/demonstrations/admin/stats': 'shows numbers only',
  'GET /api/coupons/admin': 'names no person',
  'GET /api/products': 'shows the catalogue',
  'GET /api/products/{id}': 'shows the catalogue',
  'GET /api/accessories/admin/all': 'shows the catalogue',
  'GET /api/features/admin/all': 'shows the catalogue',
  'GET /api/admin/settings': 'shows what everybody may read',
  'GET /api/hero/admin': 'shows what is published or will be',
  'GET /api/articles/admin/all': 'shows what is published or will be',
  'GET /api/interviews/admin/all': 'shows what is published or will be',
  'GET /api/stores/all': 'shows what is published or will be',
  'GET /api/content-pages/admin/all': 'shows what is published or will be',
  'GET /api/content-pages/admin/{id}/versions': 'shows who of the staff saved a page',
  'GET /api/content-pages/admin/{id}/versions/{number}': 'shows what was published or was to be',
  'GET /api/homepage-sections/admin/all': 'shows what is published or will be',
};

const document = JSON.parse(
  withComingTimes(readFileSync(join(process.cwd(), '../../contracts/openapi/openapi.json'), 'utf8')),
) as {
  paths: Record<string, Record<string, Operation>>;
};
const METHODS = ['post', 'get', 'put', 'patch', 'delete'] as const;
/**
 * These run last: restorations, and what ends the session. By the order of METHODS rows are created before they are changed, and changed before they
 * are deleted.
 */
const LAST = [
  'POST /api/orders/{id}/restore',
  'POST /api/contacts/admin/{id}/restore',
  'POST /api/demonstrations/admin/{id}/restore',
  'POST /api/admin/media-files/{id}/restore',
  'POST /api/admin/logout',
  'POST /api/admin/change-password',
];
/** Tables that keep their deleted rows, to be restored. */
const RESTORABLE = ['orders', 'contacts', 'demonstrations', 'media_files'];
/** These run after most others, because an account with a second factor cannot sign in by its password alone. */
const FACTORS = [
  'POST /api/admin/totp/confirm',
  'POST /api/admin/recovery-codes',
  'DELETE /api/admin/totp',
  'POST /api/admin/passkeys',
  'PATCH /api/admin/passkeys/{id}',
  'DELETE /api/admin/passkeys/{id}',
];
const ORDER = [...FACTORS, ...LAST];
const operations = METHODS.flatMap((method) =>
  Object.entries(document.paths).flatMap(([path, item]) => {
    const operation = path.startsWith('/api/') ? item[method] : undefined;
    return operation && !isStream(operation)
      ? [{ name: `${method.toUpperCase()} ${path}`, method, path, operation }]
      : [];
  }),
).sort((one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name));
const isForStaff = ({ name, operation }: (typeof operations)[number]) =>
  (operation.security ?? []).length > 0 || name === 'POST /api/admin/login';

let database: TestDatabase;
let app: NestExpressApplication;
let productId: string;
let requests = 0;
let sharedToken: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, {
    environment: { ...ADMIN, RATE_LIMIT_COUPONS: '2/60s', PROXY_SECRET: PROOF },
  });
  productId = await addProduct(database);
  sharedToken = await signIn(app);
  const http = request(app.getHttpServer());
  for (let n = 0; n < 2; n += 1) {
    expect((await http.post('/api/orders').send(orderFor(productId, { notes: 'Bitte leise' }))).status).toBe(201);
    const contact = { name: customer.fullName, email: customer.email, subject: 'Frage', message: 'Bitte um Rückruf' };
    expect((await http.post('/api/contacts').send(contact)).status).toBe(201);
    expect((await http.post('/api/demonstrations').send(demonstration())).status).toBe(201);
  }
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const PROOF = 'proof-of-the-web-process-'.repeat(2);
const resetPassword = async () => {
  const admins = app.get(AdminsService, { strict: false });
  const admin = await admins.find(ADMIN.ADMIN_EMAIL);
  await admins.setPassword(admin?.id ?? '', ADMIN.ADMIN_PASSWORD);
};
const nextRequestId = () => `walk-${(requests += 1)}`;
const listEntries = (requestId: string) =>
  database.query<Record<string, unknown>>('select * from audit_log where request_id = $1', [requestId]);

/** The path with the id of a row that exists; for a restoration, of a deleted one. */
async function getAddress(template: string): Promise<string> {
  const path = template.replace('{number}', '1');
  const [, resource = ''] = /^\/api\/admin\/(reply-templates|api-keys|webhooks|imports|media-files)\//.exec(path) ?? [];
  const folder = resource || path.split('/')[2];
  const table = (folder ?? '').replaceAll('-', '_');
  if (path.endsWith('{kind}')) return path.replace('{kind}', 'stores');
  if (!path.includes('{id}')) return path;
  if (path.startsWith('/api/admin/passkeys/')) {
    const [passkey] = await database.query<{ id: string }>('select id from admin_passkeys limit 1');
    return path.replace('{id}', passkey?.id ?? 'none');
  }
  if (path.startsWith('/api/admin/trash/')) return path.replace('{id}', await addToTrash(database));
  if (path.startsWith('/api/admin/views/')) return path.replace('{id}', await newView());
  if (path.includes('{deliveryId}')) {
    const [sent] = await database.query<{ id: string; webhook: string }>(
      'select id, webhook_id as webhook from webhook_deliveries limit 1',
    );
    return path.replace('{id}', sent?.webhook ?? 'none').replace('{deliveryId}', sent?.id ?? 'none');
  }
  if (path.includes('{noteId}')) {
    const { id, noteId } = await newNote(table);
    if (path.endsWith('/restore'))
      await database.query('update timeline_entries set deleted_at = now() where id = $1', [noteId]);
    return path.replace('{id}', id).replace('{noteId}', noteId);
  }
  if (path.startsWith('/api/admin/sessions/')) {
    await signIn(app);
    const [other] = await database.query<{ id: string }>(
      'select id from admin_sessions order by created_at desc limit 1',
    );
    return path.replace('{id}', other?.id ?? 'none');
  }
  if (path.startsWith('/api/admin/staff/') || path.startsWith('/api/admin/second-factors/')) {
    const state = path.includes('/invitations/') ? 'invited' : 'active';
    const colleague = await addStaff(database, { email: `${randomUUID()}@vitrine.example`, role: 'sales', state });
    return path.replace('{id}', colleague);
  }
  const condition = RESTORABLE.includes(table)
    ? `where deleted_at is ${path.endsWith('/restore') ? 'not ' : ''}null`
    : '';
  const [row] = await database.query<{ id: string }>(
    `select id from ${table} ${condition} order by created_at desc limit 1`,
  );
  // A timeline begins with an entry that has the id of its record.
  return path.replaceAll(/\{id\}|\{entryId\}/g, row?.id ?? 'none');
}

async function newView(): Promise<string> {
  const answer = await request(app.getHttpServer())
    .post('/api/admin/views')
    .auth(sharedToken, { type: 'bearer' })
    .send({ list: 'orders', name: 'Offen', query: 'status=pending' });
  return answer.body.id as string;
}

/** A note beside a record of the table. */
async function newNote(table: string): Promise<{ id: string; noteId: string }> {
  const [row] = await database.query<{ id: string }>(`select id from ${table} limit 1`);
  const path = `/api/${table}${table === 'orders' ? '' : '/admin'}/${row?.id}/notes`;
  const answer = await request(app.getHttpServer())
    .post(path)
    .auth(sharedToken, { type: 'bearer' })
    .send({ text: 'Ruft an.' });
  return { id: row?.id ?? '', noteId: answer.body.id as string };
}

/** The example of the document, without its files, which do not exist here, and without its version. */
async function bodyOf(name: string, { requestBody }: Operation): Promise<object> {
  if (name === 'POST /api/admin/step-up') return { password: ADMIN.ADMIN_PASSWORD };
  if (name === 'POST /api/admin/totp/confirm') return { code: totpCode(await beginApp(app, sharedToken)) };
  if (name === 'POST /api/admin/passkeys') {
    const asked = request(app.getHttpServer()).post('/api/admin/passkeys/options');
    const { body } = await asked.auth(sharedToken, { type: 'bearer' });
    return { passkey: new Authenticator('http://localhost:8080').make(body) };
  }
  if (name === 'POST /api/admin/login') return { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
  if (name === 'POST /api/admin/previews') {
    const [article] = await database.query<{ id: string }>('select id from articles limit 1');
    return { kind: 'article', id: article?.id };
  }
  if (name === 'PUT /api/homepage-sections/admin/reorder') {
    const [section] = await database.query<{ id: string }>('select id from homepage_sections limit 1');
    return { sections: [{ id: section?.id, displayOrder: 3 }] };
  }
  const { version: _, ...example } = requestBody?.content['application/json']?.example ?? {};
  const named = (value: unknown) => /"\/(uploads|images|media|videos)/.test(JSON.stringify(value) ?? '');
  const sent = Object.fromEntries(Object.entries(example).filter(([, value]) => !named(value)));
  return BULK_OPERATIONS.includes(name) ? { ...sent, ...BULK_OF_NONE } : sent;
}

async function call({ name, method, path, operation }: (typeof operations)[number], token: string, requestId: string) {
  const agent = request(app.getHttpServer())[method](await getAddress(path));
  const sent = agent.set('X-Request-Id', requestId).auth(token, { type: 'bearer' });
  if (name === 'POST /api/upload') return sent.attach('files', await picture('png'), 'picture.png');
  if (name.endsWith('/replace')) return sent.attach('file', await picture('png'), 'picture.png');
  if (name === 'POST /api/admin/imports')
    return sent.field({ kind: 'stores', mode: 'check' }).attach('file', Buffer.from('name;city'), 'stores.csv');
  return method === 'get' || method === 'delete' ? sent : sent.send(await bodyOf(name, operation));
}

test('every operation that needs no entry exists', () => {
  const names = operations.filter(isForStaff).map(({ name }) => name);
  expect(Object.keys(WITHOUT_ENTRY).filter((name) => !names.includes(name))).toEqual([]);
});

test.each(operations.filter(isForStaff))('$name leaves an entry in the audit log, or needs none', async (operation) => {
  const token = LAST.includes(operation.name) ? await signIn(app) : sharedToken;
  const requestId = nextRequestId();
  const answer = await call(operation, token, requestId);
  expect({ status: answer.status, ok: answer.status < 300, body: answer.body }).toMatchObject({ ok: true });
  if (operation.name === 'POST /api/admin/change-password') await resetPassword();
  const entries = await listEntries(requestId);
  if (operation.name in WITHOUT_ENTRY) {
    expect(entries).toEqual([]);
    return;
  }
  expect(entries).toEqual([
    expect.objectContaining({ admin_email: ADMIN.ADMIN_EMAIL, network: '127.0.0.0/24', outcome: 'done' }),
  ]);
  if (operation.path.includes('{id}')) expect(entries[0]?.['subject_id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('the entries about an order include who read it in a list', async () => {
  const token = await signIn(app);
  const listed = await request(app.getHttpServer()).get('/api/orders').auth(token, { type: 'bearer' });
  const [{ id }] = listed.body.orders as [{ id: string }];
  const found = await request(app.getHttpServer())
    .get(`/api/admin/audit?subject=${id}`)
    .auth(token, { type: 'bearer' });
  expect(found.body.entries).toContainEqual(
    expect.objectContaining({ action: 'orders.read', admin: ADMIN.ADMIN_EMAIL }),
  );
});

test('a list that the same session reads again gets no further entry, another session gets one', async () => {
  const read = (token: string, requestId: string) =>
    request(app.getHttpServer()).get('/api/orders').auth(token, { type: 'bearer' }).set('X-Request-Id', requestId);
  const [one, other] = [await signIn(app), await signIn(app)];
  const ids = [nextRequestId(), nextRequestId(), nextRequestId()] as const;
  await read(one, ids[0]);
  await read(one, ids[1]);
  await read(other, ids[2]);
  expect(await Promise.all(ids.map(async (id) => (await listEntries(id)).length))).toEqual([1, 0, 1]);
});

test('a change records which fields changed, with the values of numbers and switches but not of texts', async () => {
  const token = await signIn(app);
  const requestId = nextRequestId();
  const send = { price: 9000, description: 'Für Frau Müstermann' };
  await request(app.getHttpServer())
    .put(`/api/products/${await another()}`)
    .auth(token, { type: 'bearer' })
    .set('X-Request-Id', requestId)
    .send(send);
  const [entry] = await listEntries(requestId);
  expect(entry).toMatchObject({
    action: 'product.update',
    details: {
      fields: expect.arrayContaining(['priceCents', 'description']),
      values: { priceCents: [890_000, 900_000] },
    },
  });
  expect(JSON.stringify(entry)).not.toContain('Müstermann');
});
const another = () => addProduct(database, { name: 'Prestige' });

test('a change of an amount that is stored in cents is reported in euros', async () => {
  const token = await signIn(app);
  const requestId = nextRequestId();
  await request(app.getHttpServer())
    .put(`/api/accessories/${await addAccessory(database, { price: 12_900 })}`)
    .auth(token, { type: 'bearer' })
    .set('X-Request-Id', requestId)
    .send({ price: 130.5 });
  const [entry] = await listEntries(requestId);
  expect(entry).toMatchObject({
    details: { fields: expect.arrayContaining(['price']), values: { price: [129, 130.5] } },
  });
});

test('a refused change is noted as refused, with its code', async () => {
  const token = await signIn(app);
  const requestId = nextRequestId();
  const id = await another();
  const answer = await request(app.getHttpServer())
    .put(`/api/products/${id}`)
    .auth(token, { type: 'bearer' })
    .set('X-Request-Id', requestId)
    .send({ price: 1, version: 99 });
  expect(answer.status).toBe(409);
  expect(await listEntries(requestId)).toMatchObject([
    { action: 'product.update', subject_id: id, outcome: 'refused', details: { status: 409, code: 'STALE_VERSION' } },
  ]);
});

test('without its entry no change is made and no personal data is answered', async () => {
  const token = await signIn(app);
  const id = await another();
  const http = request(app.getHttpServer());
  await database.query('alter table audit_log rename to audit_log_away');
  try {
    const calls = [
      http.put(`/api/products/${id}`).send({ price: 1 }),
      http.delete(`/api/products/${id}`),
      http.post('/api/features').send({ title: 'Ohne Eintrag', description: 'Nie da.' }),
      http.get('/api/orders?limit=1'),
    ];
    for (const one of calls) {
      const answer = await one.auth(token, { type: 'bearer' });
      expect(answer.status).toBe(500);
      expect(answer.body).not.toHaveProperty('orders');
    }
  } finally {
    await database.query('alter table audit_log_away rename to audit_log');
  }
  expect(await database.query('select price_cents from products where id = $1', [id])).toEqual([
    { price_cents: 890_000 },
  ]);
  expect(await database.query(`select from features where title = 'Ohne Eintrag'`)).toEqual([]);
});

test('a failed sign-in names an unknown account by a keyed hash, and its network', async () => {
  const requestId = nextRequestId();
  await request(app.getHttpServer())
    .post('/api/admin/login')
    .set({ 'X-Request-Id': requestId, 'X-Vitrine-Proxy': PROOF, 'X-Forwarded-For': '2001:db8:17:4::9' })
    .send({ email: 'Somebody.Else@haus.example', password: 'wrong' });
  expect(await listEntries(requestId)).toEqual([
    expect.objectContaining({
      action: 'admin.sign-in.failed',
      admin_email: 'visitor',
      subject_type: 'account',
      subject_id: expect.stringMatching(/^[0-9a-f]{16}$/),
      network: '2001:db8:17::/48',
      outcome: 'refused',
    }),
  ]);
});

describe('requests that are refused', () => {
  const from = (network: number) => ({ 'X-Vitrine-Proxy': PROOF, 'X-Forwarded-For': `198.51.${network}.7` });
  const counted = async (action: string) => {
    await app.get(AuditRefusals).flush();
    return database.query('select network, details from audit_log where action = $1 order by id', [action]);
  };
  beforeEach(() => app.get(AuditRefusals).flush());

  test('refused tokens are counted by network, and only the busiest networks are named', async () => {
    const before = (await counted('token.refused')).length;
    for (let network = 0; network < 14; network += 1) {
      for (const token of network < 10 ? ['forged', 'forged too'] : ['forged'])
        await request(app.getHttpServer()).get('/api/admin/me').set(from(network)).auth(token, { type: 'bearer' });
    }
    const entries = (await counted('token.refused')).slice(before);
    expect(entries).toHaveLength(11);
    expect(entries[0]).toEqual({ network: '198.51.0.0/24', details: { count: 2 } });
    expect(entries[10]).toEqual({ network: null, details: { count: 4, networks: 4 } });
  });

  test('limited requests are counted by network', async () => {
    for (let n = 0; n < 5; n += 1)
      await request(app.getHttpServer()).post('/api/coupons/validate').set(from(99)).send({ code: 'X', productId });
    expect(await counted('request.limited')).toEqual([{ network: '198.51.99.0/24', details: { count: 3 } }]);
  });
});

test('nothing in the audit log is personal, and its chain is valid', async () => {
  const [{ all } = { all: '' }] = await database.query<{ all: string }>(
    'select string_agg(e::text, chr(10)) as all from audit_log e',
  );
  for (const value of [
    ...Object.values(customer),
    'somebody.else',
    'Rückruf',
    'leise',
    'rosenhag',
    '127.0.0.1',
    '198.51.99.7',
  ])
    expect(all.toLowerCase()).not.toContain(value.toLowerCase());
  expect((await app.get(AuditVerifier, { strict: false }).verify()).fault).toBeUndefined();
});
