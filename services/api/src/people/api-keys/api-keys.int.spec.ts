import type { NestExpressApplication } from '@nestjs/platform-express';
import { FIRST_SETTINGS, KEY_PERMISSIONS, type Permission } from '@vitrine/schemas';
import request from 'supertest';
import { addProduct, orderFor } from '../../../test/fixtures/orders.js';
import { addStaff, signIn, signInAs, staffEnvironment, type Staff } from '../../../test/staff.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { AppConfig } from '../../config/app-config.js';
import { Database } from '../../database/database.js';
import { ApiKeyMails } from './mails/api-key-mails.js';
import type { ApiKeyDto, NewApiKeyDto } from './api-key.dto.js';

let database: TestDatabase;
let app: NestExpressApplication;
let otherInstance: NestExpressApplication;
let owner: Staff;

beforeAll(async () => {
  database = await createTestDatabase();
  const environment = { ...staffEnvironment, RATE_LIMIT_KEYS: '1000/60s' };
  app = await createTestApp(database.url, { environment });
  const { jwtSecret } = app.get(AppConfig);
  otherInstance = await createTestApp(database.url, { environment: { ...environment, JWT_SECRET: jwtSecret } });
  owner = await signIn(app);
});
afterAll(async () => {
  await app.close();
  await otherInstance.close();
  await database.drop();
});
afterEach(async () => {
  await database.query('delete from api_keys');
  await database.query(`delete from admins where email <> $1`, [staffEnvironment.ADMIN_EMAIL]);
});

const make = async (permissions: readonly Permission[], more: object = {}) => {
  const answer = await owner.post('/api/admin/api-keys').send({ name: 'ERP', permissions, ...more });
  expect(answer.status).toBe(201);
  return answer.body as NewApiKeyDto;
};
const withKey = (key: string, on = app) => request.agent(on.getHttpServer()).set('Authorization', `Bearer ${key}`);
const list = async () => (await owner.get('/api/admin/api-keys')).body as ApiKeyDto[];

test('a key is shown once, and stored only as a hash', async () => {
  const { key, ...made } = await make(['orders:read', 'events:read'], { expiresAt: '2099-01-01T00:00:00Z' });
  expect(key).toMatch(/^vt_[\w-]{43}$/);
  expect(made).toEqual({
    id: expect.any(String),
    name: 'ERP',
    prefix: key.slice(0, 9),
    permissions: ['orders:read', 'events:read'],
    createdAt: expect.stringMatching(/Z$/),
    createdBy: staffEnvironment.ADMIN_EMAIL,
    expiresAt: '2099-01-01T00:00:00.000Z',
    lastUsedAt: null,
  });
  expect(await list()).toEqual([made]);
  const stored = JSON.stringify(await database.query('select *, key_hash::text as hash from api_keys'));
  expect(stored).not.toContain(key.slice(9));
});

test.each([
  [{ name: '', permissions: ['orders:read'] }, 'name', 'Name is required'],
  [{ name: 'ERP', permissions: [] }, 'permissions', 'Please choose at least one permission'],
  [{ name: 'ERP' }, 'permissions', 'Please choose at least one permission'],
  [{ name: 'ERP', permissions: ['staff:write'] }, 'permissions.0', 'A key cannot have this permission'],
  [{ name: 'ERP', permissions: ['keys:write'] }, 'permissions.0', 'A key cannot have this permission'],
  [
    { name: 'ERP', permissions: ['orders:read'], expiresAt: '2020-01-01T00:00:00Z' },
    'expiresAt',
    'Please choose a time in the future',
  ],
])('%j is refused', async (body, field, message) => {
  const answer = await owner.post('/api/admin/api-keys').send(body);
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual([{ field, message }]);
});

test('a key works where its permissions allow, and nowhere else', async () => {
  const { key } = await make(['orders:read']);
  const program = withKey(key);
  expect((await program.get('/api/orders')).status).toBe(200);
  const refused = await program.get('/api/contacts/admin/all');
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({
    code: 'FORBIDDEN',
    error: 'Your key does not allow this',
    permission: 'contacts:read',
  });
});

test.each(['get /api/admin/me', 'get /api/admin/sessions', 'post /api/admin/logout', 'post /api/admin/ops-session'])(
  '%s is closed to a key with every permission',
  async (call) => {
    const { key } = await make(KEY_PERMISSIONS);
    const [method, path = ''] = call.split(' ');
    const answer = await withKey(key)[method as 'get' | 'post'](path);
    expect(answer.body).toMatchObject({ statusCode: 403, code: 'FORBIDDEN' });
  },
);

test('a public read shows the same to a key as to staff, if the key has the permission', async () => {
  await addProduct(database);
  const read = async (permissions: Permission[]) => {
    const { body } = await withKey((await make(permissions)).key).get('/api/products');
    return (body as object[])[0];
  };
  expect(await read(['catalogue:read'])).toHaveProperty('version');
  expect(await read(['orders:read'])).not.toHaveProperty('version');
});

describe('a new key', () => {
  const told = () =>
    database.query<{ email: string; admin_id: string }>(
      `select a.email, o.admin_id from outbox o join admins a on a.id = o.admin_id
       where o.kind = 'account-api-key-made' order by a.email`,
    );
  const mailTo = (subjectId: string) =>
    new ApiKeyMails(app.get(Database), app.get(AppConfig)).render({
      kind: 'account-api-key-made',
      subjectId,
      language: 'en',
      house: FIRST_SETTINGS,
    });
  beforeEach(() => database.query('delete from outbox'));

  test('is reported to every active owner, and to nobody else', async () => {
    await addStaff(database, { email: 'second@vitrine.example', role: 'owner' });
    await addStaff(database, { email: 'gone@vitrine.example', role: 'owner', state: 'suspended' });
    await addStaff(database, { email: 'anna@vitrine.example', role: 'manager' });
    await make(['orders:read', 'customers:decrypt']);
    const owners = await told();
    expect(owners.map(({ email }) => email)).toEqual([staffEnvironment.ADMIN_EMAIL, 'second@vitrine.example']);
    const { to, text } = await mailTo(owners[1]?.admin_id ?? '');
    expect(to).toBe('second@vitrine.example');
    for (const part of [
      'ERP',
      `by ${staffEnvironment.ADMIN_EMAIL}`,
      'orders:read, customers:decrypt',
      '/admin/api-keys',
    ])
      expect(text).toContain(part);
  });

  test('is reported even if it was revoked at once', async () => {
    const { id } = await make(['orders:read']);
    expect((await owner.delete(`/api/admin/api-keys/${id}`)).status).toBe(204);
    const [mail] = await told();
    expect((await mailTo(mail?.admin_id ?? '')).text).toContain('was revoked already');
  });

  test('that is refused is not reported', async () => {
    await owner.post('/api/admin/api-keys').send({ name: 'ERP', permissions: [] });
    expect(await told()).toEqual([]);
  });
});

describe('an account that made keys', () => {
  const MAKER = 'second@vitrine.example';
  const makeAs = async (maker: Staff) => {
    const { status, body } = await maker
      .post('/api/admin/api-keys')
      .send({ name: 'Own', permissions: ['orders:read'] });
    expect(status).toBe(201);
    return body as NewApiKeyDto;
  };

  test('loses them when it is suspended, each with an entry in the audit log', async () => {
    const makerId = await addStaff(database, { email: MAKER, role: 'owner' });
    const own = await makeAs(await signInAs(app, MAKER));
    const { key: another } = await make(['orders:read']);
    expect((await owner.put(`/api/admin/staff/${makerId}`).send({ state: 'suspended' })).status).toBe(200);
    expect((await withKey(own.key, otherInstance).get('/api/orders')).body).toMatchObject({ code: 'INVALID_TOKEN' });
    expect((await withKey(another).get('/api/orders')).status).toBe(200);
    const { body } = await owner.get('/api/admin/audit').query({ action: 'api-key.revoke' });
    expect(body.entries[0]).toMatchObject({
      admin: staffEnvironment.ADMIN_EMAIL,
      subjectId: own.id,
      details: { reason: 'suspension' },
    });
    const changed = await owner.get('/api/admin/audit').query({ action: 'staff.update' });
    expect(changed.body.entries[0]).toMatchObject({ subjectId: makerId });
    // Reactivating the account does not restore them.
    expect((await owner.put(`/api/admin/staff/${makerId}`).send({ state: 'active' })).status).toBe(200);
    expect((await withKey(own.key).get('/api/orders')).status).toBe(401);
  });

  test('keeps them with another role or name', async () => {
    const makerId = await addStaff(database, { email: MAKER, role: 'owner' });
    const { key } = await makeAs(await signInAs(app, MAKER));
    expect((await owner.put(`/api/admin/staff/${makerId}`).send({ role: 'editor' })).status).toBe(200);
    expect((await withKey(key).get('/api/orders')).status).toBe(200);
  });

  test('makes none while it is being suspended', async () => {
    const makerId = await addStaff(database, { email: MAKER, role: 'owner' });
    const maker = await signInAs(app, MAKER);
    const [made] = await Promise.all([
      maker.post('/api/admin/api-keys').send({ name: 'Own', permissions: ['orders:read'] }),
      owner.put(`/api/admin/staff/${makerId}`).send({ state: 'suspended' }),
    ]);
    expect([201, 401]).toContain(made.status);
    expect(await list()).toEqual([]);
  });
});

test('a revoked key no longer works in any process', async () => {
  const { id, key } = await make(['orders:read']);
  for (const on of [app, otherInstance]) expect((await withKey(key, on).get('/api/orders')).status).toBe(200);
  expect((await owner.delete(`/api/admin/api-keys/${id}`)).status).toBe(204);
  for (const on of [app, otherInstance]) {
    const answer = await withKey(key, on).get('/api/orders');
    expect(answer.body).toMatchObject({ statusCode: 401, code: 'INVALID_TOKEN' });
    expect(answer.headers['www-authenticate']).toContain('invalid_token');
  }
  expect((await owner.delete(`/api/admin/api-keys/${id}`)).body.error).toBe('Key not found');
});

test('an expired key is answered with TOKEN_EXPIRED, an unknown or malformed one with INVALID_TOKEN', async () => {
  const { key } = await make(['orders:read'], { expiresAt: '2099-01-01T00:00:00Z' });
  await database.query(`update api_keys set expires_at = now() - interval '1 second'`);
  expect((await withKey(key).get('/api/orders')).body).toMatchObject({
    statusCode: 401,
    code: 'TOKEN_EXPIRED',
    error: 'This key has expired',
  });
  for (const none of ['vt_', `vt_${'a'.repeat(43)}`, `${key}a`])
    expect((await withKey(none).get('/api/orders')).body).toMatchObject({ statusCode: 401, code: 'INVALID_TOKEN' });
});

test('the time of a key’s last use is written at most once a minute', async () => {
  const { key } = await make(['orders:read']);
  await withKey(key).get('/api/orders');
  const [first] = await list();
  expect(first?.lastUsedAt).toEqual(expect.stringMatching(/Z$/));
  await withKey(key).get('/api/orders');
  expect((await list())[0]?.lastUsedAt).toBe(first?.lastUsedAt);
  await database.query(`update api_keys set last_used_at = last_used_at - interval '61 seconds'`);
  const [aged] = await list();
  await withKey(key).get('/api/orders');
  expect((await list())[0]?.lastUsedAt).not.toBe(aged?.lastUsedAt);
});

test('the calls of a key are counted over all processes, and each answer has the headers of the limit', async () => {
  const { jwtSecret } = app.get(AppConfig);
  const FIELD_KEYS = `k:${Buffer.alloc(32, 7).toString('base64')}`;
  const environment = { ...staffEnvironment, FIELD_KEYS, JWT_SECRET: jwtSecret, RATE_LIMIT_KEYS: '3/60s' };
  const limited = [
    await createTestApp(database.url, { environment }),
    await createTestApp(database.url, { environment }),
  ];
  try {
    const { key } = await make(['orders:read']);
    const { key: another } = await make(['orders:read']);
    const answers: request.Response[] = [];
    for (const n of [0, 1, 2, 3]) answers.push(await withKey(key, limited[n % 2]).get('/api/orders'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers.map(({ headers }) => headers['ratelimit-remaining'])).toEqual(['2', '1', '0', '0']);
    for (const { headers } of answers) expect(headers).toMatchObject({ 'ratelimit-limit': '3' });
    expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await withKey(another, limited[0]).get('/api/admin/me')).headers['ratelimit-remaining']).toBe('2');
  } finally {
    for (const each of limited) await each.close();
  }
});

test('audit log and timeline name the program as the one who acted', async () => {
  const order = await request(app.getHttpServer())
    .post('/api/orders')
    .send(orderFor(await addProduct(database)));
  const orderId = order.body.id as string;
  const { id, key } = await make(['orders:read', 'orders:write']);
  const changed = await withKey(key).put(`/api/orders/${orderId}`).send({ status: 'confirmed', productPrice: 12 });
  expect(changed.status).toBe(200);
  const timeline = await owner.get(`/api/orders/${orderId}/timeline`);
  const status = (timeline.body.entries as { kind: string; actor: object }[]).find(({ kind }) => kind === 'status');
  expect(status?.actor).toEqual({ kind: 'key', name: 'ERP' });
  for (const admin of [id, 'key:ERP']) {
    const { body } = await owner.get('/api/admin/audit').query({ admin, action: 'order.update' });
    expect(body.entries[0]).toMatchObject({ actorKind: 'key', admin: 'key:ERP', adminId: id, subjectId: orderId });
  }
  const created = await owner.get('/api/admin/audit').query({ action: 'api-key.create' });
  expect(created.body.entries[0]).toMatchObject({
    actorKind: 'staff',
    subjectId: id,
    details: { permissions: ['orders:read', 'orders:write'], expiresAt: null },
  });
});
