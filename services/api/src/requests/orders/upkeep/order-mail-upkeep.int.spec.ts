import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { v7 } from 'uuid';
import { addProduct, ADMIN, orderFor, signIn } from '../../../../test/fixtures/orders.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { Database } from '../../../database/database.js';
import { OrderMailUpkeep } from './order-mail-upkeep.js';
import { OrderPurge } from './order-purge.js';

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;
let productId: string;
let upkeep: OrderMailUpkeep;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: ADMIN });
  token = await signIn(app);
  productId = await addProduct(database);
  upkeep = new OrderMailUpkeep(app.get(Database));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const call = (method: 'get' | 'post' | 'delete', path: string, body?: object) =>
  request(app.getHttpServer())[method](path).auth(token, { type: 'bearer' }).send(body);
const addOrder = async () => (await call('post', '/api/orders', orderFor(productId))).body.id as string;
const addSeveralOrders = async () => {
  const body = { ...orderFor(productId), productId: undefined, orderType: undefined };
  const items = [
    { productId, orderType: 'product' },
    { productId, orderType: 'subscription', subscriptionType: 'monthly' },
  ];
  return ((await call('post', '/api/orders', { ...body, items })).body.orders as { id: string }[]).map(({ id }) => id);
};
const notificationOf = async (id: string) => (await call('get', `/api/orders/${id}`)).body.notification as object;
const mailsOf = (id: string) =>
  database.query('select kind, status from outbox where order_id = $1 order by kind', [id]);
/** Backdates the mails of an order, including their ids, which begin with a time. */
async function age(
  orderId: string,
  days: number,
  state = `status = 'sent', sent_at = now() - make_interval(days => $2)`,
) {
  const mails = await database.query<{ id: string }>('select id from outbox where order_id = $1', [orderId]);
  for (const { id } of mails) {
    const older = v7({ msecs: Date.now() - days * 86_400_000 });
    await database.query(
      `update outbox set id = $3, ${state}, next_attempt_at = now() - make_interval(days => $2) where id = $1`,
      [id, days, older],
    );
  }
}

test('sent mails are removed after 90 days, and their order still shows when its confirmation was sent', async () => {
  const [old, recent] = [await addOrder(), await addOrder()];
  await age(old, 91);
  await age(recent, 89);
  const before = await notificationOf(old);
  expect(before).toEqual({ status: 'sent', sentAt: expect.any(String), error: null });
  expect(await upkeep.run()).toEqual({ mails: 2, consents: 0 });
  expect([await mailsOf(old), (await mailsOf(recent)).length]).toEqual([[], 2]);
  expect(await notificationOf(old)).toEqual(before);
  expect((await call('post', `/api/orders/${old}/resend-confirmation`)).status).toBe(202);
  expect(await notificationOf(old)).toMatchObject({ status: 'pending' });
});

test('a mail that was not sent stays, whatever its age', async () => {
  const [waiting, failed] = [await addOrder(), await addOrder()];
  await age(waiting, 200, `status = 'pending', sent_at = null`);
  await age(failed, 200, `status = 'failed', last_error = 'The mail server refused the recipient'`);
  expect(await upkeep.run()).toEqual({ mails: 0, consents: 0 });
  expect([await mailsOf(waiting), await mailsOf(failed)].map(({ length }) => length)).toEqual([2, 2]);
});

test('every order of a request shows when the confirmation was sent, also after the first one was purged', async () => {
  const [first = '', other = ''] = await addSeveralOrders();
  await age(first, 91);
  const before = await notificationOf(other);
  await upkeep.run();
  expect(await notificationOf(other)).toEqual(before);
  await call('delete', `/api/orders/${first}`);
  await database.query(`update orders set deleted_at = now() - interval '31 days' where id = $1`, [first]);
  expect(await new OrderPurge(app.get(Database)).run()).toEqual({ purged: 1 });
  expect(await notificationOf(other)).toEqual(before);
});

test('consents are removed 90 days after the customer of their order was erased', async () => {
  const [named, erased, longErased] = [await addOrder(), await addOrder(), await addOrder()];
  await database.query(`update orders set created_at = now() - interval '200 days' where id = $1`, [named]);
  const erase = (id: string, days: number) =>
    database.query('update orders set erased_at = now() - make_interval(days => $2) where id = $1', [id, days]);
  await erase(erased, 89);
  await erase(longErased, 91);
  expect(await upkeep.run()).toEqual({ mails: 0, consents: 1 });
  const left = await database.query<{ id: string }>('select order_id as id from consents where order_id = any($1)', [
    [named, erased, longErased],
  ]);
  expect(left.map(({ id }) => id).sort()).toEqual([named, erased].sort());
});
