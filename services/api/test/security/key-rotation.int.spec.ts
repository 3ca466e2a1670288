import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { Database } from '../../src/database/database.js';
import { KeyRotation } from '../../src/people/privacy/key-rotation.js';
import { OrderPrivacy } from '../../src/requests/orders/order-privacy.js';
import { OrderSearchUpkeep } from '../../src/requests/orders/upkeep/order-search-upkeep.js';
import { configuration, addCoupon, addProduct, ADMIN, customer, orderFor, signIn } from '../fixtures/orders.js';
import { compileSource, removeCompiledSource } from '../processes/compile-source.js';
import { demonstration } from '../fixtures/demonstrations.js';
import { beginApp, totpCode } from '../second-factor.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { testEnvironment } from '../test-environment.js';

const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const [oldKey, newKey] = [key('old'), key('new')];
const environment = testEnvironment(ADMIN);

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;
let productId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  productId = await addProduct(database);
  await startWith(oldKey);
});
afterAll(async () => {
  await removeCompiledSource();
  await app.close();
  await database.drop();
});

/** Replaces the running application by one with these keys. */
async function startWith(fieldKeys: string): Promise<void> {
  await (app as NestExpressApplication | undefined)?.close();
  app = await createTestApp(database.url, {
    environment: { ...environment, DATABASE_URL: database.url, FIELD_KEYS: fieldKeys },
  });
  token = await signIn(app);
}
const call = (method: 'get' | 'put' | 'delete' | 'post', path: string, body?: object) =>
  request(app.getHttpServer())[method](path).auth(token, { type: 'bearer' }).send(body);
async function place(email: string, fields: Record<string, unknown> = {}): Promise<string> {
  const body = orderFor(productId, {
    customerInfo: { ...customer, email },
    notes: `Notiz von ${email}`,
    configuration,
    ...fields,
  });
  const answer = await call('post', '/api/orders', body);
  expect(answer.status).toBe(201);
  return answer.body.id as string;
}
const many = <Result>(count: number, work: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
const keysIn = async (column: string, table: string) =>
  (
    await database.query<{ key: string }>(
      `select distinct split_part(${column}, '.', 1) as key from ${table} where ${column} is not null`,
    )
  ).map(({ key: id }) => id);

test('keys are replaced while orders are made and changed, and the old one can be dropped afterwards', async () => {
  await addCoupon(app, token, { code: 'EINMAL', userUsageLimit: 1 });
  const early = await many(120, (n) => place(`kunde-${n}@haus.example`, n === 0 ? { couponCode: 'EINMAL' } : {}));
  await many(10, (n) =>
    call('post', '/api/contacts', {
      name: 'Erika',
      email: `kunde-${n}@haus.example`,
      subject: 'Frage',
      message: 'Bitte',
    }),
  );
  const [note] = await many(2, (n) => call('post', `/api/orders/${early[n + 70]}/notes`, { text: `Notiz ${n}` }));
  const deletedNote = `/api/orders/${early[70]}/notes/${note?.body.id}`;
  await call('delete', deletedNote);
  await many(3, (n) => call('post', '/api/demonstrations', demonstration({ email: `kunde-${n}@haus.example` })));
  await call('post', '/api/admin/webhooks', { url: 'https://erp.example/hooks', events: ['order.created'] });
  const secret = await beginApp(app, token);
  const deleted = early[1] ?? '';
  await call('delete', `/api/orders/${deleted}`);
  const [request] = (await call('get', '/api/contacts/admin/all?limit=1')).body.contacts;
  await call('delete', `/api/contacts/admin/${request.id}`);
  const [asked] = (await call('get', '/api/demonstrations/admin/all?limit=1')).body.demonstrations;
  await call('delete', `/api/demonstrations/admin/${asked.id}`);

  await startWith(`${newKey},${oldKey}`);
  const seen: string[] = [];
  const rotating = app.get(KeyRotation).run(({ table }) => seen.push(table));
  const [late, edited] = await Promise.all([
    many(30, (n) => place(`spaet-${n}@haus.example`)),
    many(60, async (n) => {
      const id = early[n + 2] ?? '';
      expect((await call('put', `/api/orders/${id}`, { adminNotes: `Anruf ${n}` })).status).toBe(200);
      return { id, adminNotes: `Anruf ${n}` };
    }),
  ]);
  const result = await rotating;
  expect(result.unused).toEqual(['old']);
  expect([...result.inUse.keys()]).toEqual(['new']);
  expect(result.written).toMatchObject({
    admin_totp: 1,
    contacts: 10,
    coupon_uses: 1,
    demonstrations: 3,
    timeline_entries: 2,
    webhooks: 1,
  });
  expect(new Set(seen)).toEqual(
    new Set([
      'admin_totp',
      'contacts',
      'coupon_uses',
      'demonstrations',
      'idempotent_calls',
      'orders',
      'saved_views',
      'timeline_entries',
      'webhooks',
    ]),
  );
  const again = await app.get(KeyRotation).run(() => undefined);
  expect(again.written).toEqual({
    admin_totp: 0,
    contacts: 0,
    coupon_uses: 0,
    demonstrations: 0,
    idempotent_calls: 0,
    orders: 0,
    saved_views: 0,
    timeline_entries: 0,
    webhooks: 0,
  });

  await startWith(newKey);
  for (const [column, table] of [
    ['pending_secret', 'admin_totp'],
    ['customer', 'orders'],
    ['notes', 'orders'],
    ['configuration', 'orders'],
    ['request', 'contacts'],
    ['request', 'demonstrations'],
    ['content', 'timeline_entries'],
    ['secret', 'webhooks'],
  ] as const) {
    expect(await keysIn(column, table)).toEqual(['new']);
  }
  expect((await call('post', '/api/admin/totp/confirm', { code: totpCode(secret) })).status).toBe(200);
  expect((await call('delete', '/api/admin/totp')).status).toBe(204);
  for (const { id, adminNotes } of edited) {
    const { body } = await call('get', `/api/orders/${id}`);
    expect(body).toMatchObject({ adminNotes, notes: expect.stringContaining('Notiz von kunde-'), configuration });
  }
  const list = (await call('get', '/api/orders?limit=100&search=haus')).body;
  expect(list.total).toBe(early.length - 1 + late.length);
  expect(list.orders.every((order: { customerInfo: { email: string } }) => order.customerInfo.email !== '')).toBe(true);
  expect((await call('get', '/api/orders?search=kunde%2077')).body.total).toBe(1);
  expect((await call('get', '/api/contacts/admin/all?search=kunde%20erika')).body.total).toBe(9);
  expect((await call('get', '/api/demonstrations/admin/all?search=kunde%20wilhelmina')).body.total).toBe(2);
  expect((await call('post', `/api/orders/${deleted}/restore`)).body.customerInfo.email).toBe('kunde-1@haus.example');
  expect((await call('post', `${deletedNote}/restore`)).body.data.text).toBe('Notiz 0');
  const restored = await call('post', `/api/contacts/admin/${request.id}/restore`);
  expect([restored.status, restored.body.email]).toEqual([200, request.email]);
  expect((await call('post', `/api/demonstrations/admin/${asked.id}/restore`)).body.email).toBe(asked.email);
  expect((await call('get', '/api/contacts/admin/all?search=kunde%20erika')).body.total).toBe(10);
  expect((await call('get', '/api/demonstrations/admin/all?search=kunde%20wilhelmina')).body.total).toBe(3);
  const held = (await call('post', '/api/admin/privacy/export', { email: 'Kunde-0@haus.example' })).body.held;
  expect([held.orders.length, held.usedCoupons.length, held.contacts.length]).toEqual([1, 1, 1]);
  const twice = orderFor(productId, {
    customerInfo: { ...customer, email: 'kunde-0@haus.example' },
    couponCode: 'EINMAL',
  });
  expect((await call('post', '/api/orders', twice)).body.code).toBe('COUPON_INVALID');
}, 60_000);

test('the command names the keys that are no longer used', async () => {
  const program = join(await compileSource(), 'cli', 'rotate-keys.js');
  const run = (...keys: string[]) => {
    const env = { ...environment, PATH: process.env['PATH'], DATABASE_URL: database.url, FIELD_KEYS: keys.join() };
    const { status, stdout } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' });
    return { status, stdout };
  };
  const done = run(newKey, oldKey);
  expect(done.stdout).toContain('No longer used by anything: old.');
  expect(done.status).toBe(0);
  const lost = run(oldKey);
  expect(lost.stdout).toMatch(/values name the key "new", which is not in FIELD_KEYS/);
  expect(lost.status).toBe(1);
}, 60_000);

test('search tokens of the old key are gone once the worker has merged what changed', async () => {
  const privacy = app.get(OrderPrivacy, { strict: false });
  const upkeep = new OrderSearchUpkeep(app.get(Database, { strict: false }), privacy);
  await upkeep.merge(1);
  const orders = await database.query<{ id: string; customer: string }>(
    'select id, customer from orders where deleted_at is null',
  );
  const expected = orders.flatMap(({ id, customer: stored }) => {
    const known = privacy.readCustomer(stored, id);
    return known ? privacy.searchTokens(known) : [];
  });
  const lists = await database.query<{ token: string }>('select token from order_postings');
  expect(lists.length).toBeGreaterThan(0);
  expect(new Set(lists.map(({ token }) => token))).toEqual(new Set(expected));
});

test('values whose key is missing are reported and left alone', async () => {
  await startWith(key('other'));
  const { inUse, unused, written } = await app.get(KeyRotation).run(() => undefined);
  expect(inUse.has('new')).toBe(true);
  expect(unused).toEqual([]);
  expect(written).toMatchObject({ contacts: 10 });
  for (const operation of ['export', 'erase']) {
    const answer = await call('post', `/api/admin/privacy/${operation}`, { email: 'kunde-0@haus.example' });
    expect([answer.status, answer.body.code]).toEqual([409, 'KEY_MISSING']);
    expect(answer.body.error).toMatch(/^\d{3} stored values were written with a key that is not in FIELD_KEYS/);
  }
  await startWith(newKey);
  expect((await call('get', '/api/orders?search=kunde')).body.total).toBeGreaterThan(100);
}, 60_000);
