import { EventEmitter, once } from 'node:events';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { addProduct, ADMIN, orderFor, signIn } from '../../../test/fixtures/orders.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { until } from '../../../test/until.js';
import { Database, rows } from '../../database/database.js';
import { OrderCountsUpkeep } from './upkeep/order-counts-upkeep.js';
import { OrderPurge } from './upkeep/order-purge.js';
import { SubscriptionUpkeep } from './upkeep/subscription-upkeep.js';

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;
let productId: string;
let subscriptions: SubscriptionUpkeep;
let purge: OrderPurge;
let counting: OrderCountsUpkeep;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: ADMIN });
  token = await signIn(app);
  productId = await addProduct(database);
  subscriptions = new SubscriptionUpkeep(app.get(Database));
  purge = new OrderPurge(app.get(Database));
  counting = new OrderCountsUpkeep(app.get(Database));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const call = (method: 'get' | 'put' | 'delete' | 'post', path: string, body?: object) =>
  request(app.getHttpServer())[method](path).auth(token, { type: 'bearer' }).send(body);
const place = async (fields: Record<string, unknown> = {}) =>
  (await call('post', '/api/orders', orderFor(productId, fields))).body.id as string;

test('ended subscriptions wait for renewal, expire 14 days later, and can be renewed', async () => {
  const id = await place({ orderType: 'subscription', subscriptionType: 'monthly' });
  await call('put', `/api/orders/${id}`, { status: 'confirmed' });
  const ends = (days: number) =>
    database.query(`update orders set subscription_ends_at = now() - make_interval(days => $2) where id = $1`, [
      id,
      days,
    ]);
  const status = async () => (await call('get', `/api/orders/${id}`)).body.subscriptionStatus as string;
  await subscriptions.run();
  expect(await status()).toBe('active');
  await ends(1);
  expect(await subscriptions.run()).toMatchObject({ pendingRenewal: 1, expired: 0 });
  expect(await status()).toBe('pending_renewal');
  await ends(13);
  expect(await subscriptions.run()).toMatchObject({ pendingRenewal: 0, expired: 0 });
  await ends(15);
  expect(await subscriptions.run()).toMatchObject({ expired: 1 });
  const renewed = (await call('put', `/api/orders/${id}`, { subscriptionStatus: 'active' })).body;
  expect(Date.parse(renewed.subscriptionEndsAt)).toBeGreaterThan(Date.now());
});

test('an order deleted 30 days ago is purged with all rows that belong to it', async () => {
  const id = await place();
  await call('delete', `/api/orders/${id}`);
  expect(await purge.run()).toEqual({ purged: 0 });
  await database.query(`update orders set deleted_at = now() - interval '31 days' where id = $1`, [id]);
  expect(await purge.run()).toEqual({ purged: 1 });
  for (const table of ['consents', 'outbox', 'coupon_uses']) {
    expect(await database.query(`select 1 from ${table} where order_id = $1`, [id])).toEqual([]);
  }
  expect((await call('post', `/api/orders/${id}/restore`)).status).toBe(404);
});

test('an order is not purged when its restore commits while the purge waits for its row', async () => {
  const id = await place();
  await database.query(`update orders set deleted_at = now() - interval '31 days' where id = $1`, [id]);
  const steps = new EventEmitter();
  const restored = once(steps, 'restored');
  const restoring = app.get(Database).transaction(async (connection) => {
    await rows(connection, 'update orders set deleted_at = null where id = $1', [id]);
    const committing = once(steps, 'commit');
    steps.emit('restored');
    await committing;
  });
  await restored;
  const purging = purge.run();
  await until(async () => {
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    expect(await database.query(waiting)).toHaveLength(1);
  });
  steps.emit('commit');
  await restoring;
  expect(await purging).toEqual({ purged: 0 });
  expect((await call('get', `/api/orders/${id}`)).status).toBe(200);
});

test('folding the counts changes no count', async () => {
  await Promise.all(Array.from({ length: 5 }, () => place()));
  const counts = async () => (await call('get', '/api/orders')).body.statusCounts as object;
  const before = await counts();
  await Promise.all([counting.run(), counting.run(), place()]);
  expect(await counts()).toEqual({
    ...before,
    total: expect.any(Number),
    pending: expect.any(Number),
  });
  await counting.run();
  const [rows] = await database.query<{ total: number; lines: number }>(
    `select (select count(*) from orders where deleted_at is null)::integer as total, (select count(*) from order_counts)::integer as lines`,
  );
  expect(await counts()).toMatchObject({ total: rows?.total });
  expect(rows?.lines).toBe(2);
});
