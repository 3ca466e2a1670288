import type { NestExpressApplication } from '@nestjs/platform-express';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { addAccessory, addCoupon, addProduct, ADMIN, orderFor, signIn } from '../../../test/fixtures/orders.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { OrderPurge } from './upkeep/order-purge.js';
import { Database } from '../../database/database.js';

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;
let signature: string;
let prestige: string;
let pen: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: ADMIN });
  token = await signIn(app);
  signature = await addProduct(database);
  prestige = await addProduct(database, { name: 'Prestige', price: 1_200_000, monthly: 49_000 });
  pen = await addAccessory(database);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

interface Placed {
  id: string;
  couponCode: string | null;
  couponDiscount: number;
  productPrice: number;
}

const http = () => request(app.getHttpServer());
const admin = (method: 'get' | 'post' | 'delete', path: string) => http()[method](path).auth(token, { type: 'bearer' });
const send = (body: object, key?: string) => {
  const post = http().post('/api/orders');
  return (key === undefined ? post : post.set('Idempotency-Key', key)).send(body);
};

/** The body of a request for the purchase of one edition, the subscription of another, and a pen. */
const bodyFor = (fields: Record<string, unknown> = {}) => {
  const { productId: _, orderType: __, ...body } = orderFor(signature);
  const items = [
    { productId: signature, orderType: 'product' },
    { productId: prestige, orderType: 'subscription', subscriptionType: 'monthly' },
    { productId: pen, orderType: 'accessory' },
  ];
  return { ...body, items, ...fields };
};
const place = async (fields: Record<string, unknown> = {}) => {
  const { status, body } = await send(bodyFor(fields));
  expect(status).toBe(201);
  return body as { requestGroup: string; orders: Placed[] };
};
const count = async (table: string) =>
  Number((await database.query<{ n: string }>(`select count(*) as n from ${table}`))[0]?.n);
const countAll = async () => ({
  orders: await count('orders'),
  consents: await count('consents'),
  outbox: await count('outbox'),
  idempotency_keys: await count('idempotency_keys'),
  coupon_uses: await count('coupon_uses'),
  order_search_changes: await count('order_search_changes'),
});

describe('one request for several items', () => {
  test('makes an order for each, in one group, with one confirmation and one notice', async () => {
    const before = await countAll();
    const answer = await send(bodyFor({ notes: 'Für zwei Filialen' }), 'several-1');
    expect(answer.status).toBe(201);
    const { requestGroup, orders } = answer.body as { requestGroup: string; orders: Placed[] };
    expect(answer.headers['location']).toBe(`/api/orders/${requestGroup}`);
    expect(orders[0]?.id).toBe(requestGroup);
    expect(orders).toMatchObject([
      { productId: signature, orderType: 'product', originalPrice: 8900, productPrice: 8900, status: 'pending' },
      { productId: prestige, orderType: 'subscription', subscriptionType: 'monthly', productPrice: 490 },
      { productId: pen, orderType: 'accessory', subscriptionType: null, productPrice: 129 },
    ]);
    const after = await countAll();
    expect(after).toMatchObject({
      orders: before.orders + 3,
      consents: before.consents + 3,
      outbox: before.outbox + 2,
      idempotency_keys: before.idempotency_keys + 1,
    });
    const mails = await database.query('select kind, order_id from outbox where order_id = any($1) order by kind', [
      orders.map(({ id }) => id),
    ]);
    expect(mails).toEqual([
      { kind: 'order-confirmation', order_id: requestGroup },
      { kind: 'order-notice', order_id: requestGroup },
    ]);
    const stored = await database.query('select distinct request_group from orders where id = any($1)', [
      orders.map(({ id }) => id),
    ]);
    expect(stored).toEqual([{ request_group: requestGroup }]);
  });

  test('a repeat gets the same bytes, another body is refused, and 20 parallel repeats make one request', async () => {
    const key = randomUUID();
    const first = await send(bodyFor(), key);
    const again = await send(bodyFor(), key);
    expect([again.status, again.text, again.headers['idempotency-replayed']]).toEqual([201, first.text, 'true']);
    expect(again.headers['location']).toBe(first.headers['location']);
    expect((await send(bodyFor({ notes: 'other' }), key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    const before = await count('orders');
    const other = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(bodyFor(), other)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await count('orders')).toBe(before + 3);
  });

  test.each([
    ['an unknown product', { productId: randomUUID(), orderType: 'product' }, 404, 'Product not found', 'productId'],
    [
      'a plan without a price',
      { productId: '', orderType: 'subscription', subscriptionType: 'enhanced' },
      400,
      'This product is not available on this plan',
      'subscriptionType',
    ],
  ])('%s among the items makes no order, and the error names the item', async (_what, item, status, error, field) => {
    const before = await countAll();
    const { items } = bodyFor();
    const bad = { ...item, productId: item.productId || signature };
    const answer = await send(bodyFor({ items: [items[0], bad, items[2]] }), randomUUID());
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(answer.body.fields).toEqual([{ field: `items.1.${field}`, message: error }]);
    expect(await countAll()).toEqual(before);
  });

  test('an accessory that is sold out makes no order, and the error names it', async () => {
    const soldOut = await addAccessory(database, { stock: 0 });
    const before = await countAll();
    const answer = await send(
      bodyFor({
        items: [
          { productId: signature, orderType: 'product' },
          { productId: soldOut, orderType: 'accessory' },
        ],
      }),
    );
    expect([answer.status, answer.body.code]).toEqual([409, 'OUT_OF_STOCK']);
    expect(answer.body.fields).toEqual([{ field: 'items.1.productId', message: 'Accessory is out of stock' }]);
    expect(await countAll()).toEqual(before);
  });

  test.each([
    [1, 'A request for several needs at least 2 items'],
    [11, 'One request takes at most 10 items'],
  ])('%d items are refused with a sentence', async (n, error) => {
    const items = Array.from({ length: n }, () => ({ productId: signature, orderType: 'product' }));
    const answer = await send(bodyFor({ items }));
    expect([answer.status, answer.body.error, answer.body.fields[0].field]).toEqual([400, error, 'items']);
  });

  test('10 items are accepted, and a request names either one product or several items', async () => {
    const items = Array.from({ length: 10 }, () => ({ productId: signature, orderType: 'product' }));
    expect((await send(bodyFor({ items }))).body.orders).toHaveLength(10);
    const both = await send(bodyFor({ productId: signature, orderType: 'product' }));
    expect([both.status, both.body.error]).toEqual([400, 'Please name either one product or several items, not both']);
    const neither = await send(bodyFor({ items: undefined }));
    expect([neither.status, neither.body.error]).toEqual([400, 'Product is required']);
  });
});

describe('its coupon', () => {
  test('counts for the first item that it applies to, and for no other', async () => {
    await addCoupon(app, token, { code: 'MONTHLY', applicableCategories: ['subscription'] });
    const { orders } = await place({ couponCode: 'monthly' });
    expect(
      orders.map(({ couponCode, couponDiscount, productPrice }) => [couponCode, couponDiscount, productPrice]),
    ).toEqual([
      [null, 0, 8900],
      ['MONTHLY', 49, 441],
      [null, 0, 129],
    ]);
    const uses = await database.query('select order_id from coupon_uses where order_id = any($1)', [
      orders.map(({ id }) => id),
    ]);
    expect(uses).toEqual([{ order_id: orders[1]?.id }]);
  });

  test('makes no order when it applies to no item, and the most specific refusal is reported', async () => {
    await addCoupon(app, token, { code: 'BELTS', applicableCategories: ['belt'] });
    await addCoupon(app, token, { code: 'PENS500', applicableCategories: ['pen'], minimumOrderAmount: 500 });
    const before = await countAll();
    const belts = await send(bodyFor({ couponCode: 'BELTS' }));
    expect([belts.status, belts.body.code, belts.body.error]).toEqual([
      400,
      'COUPON_INVALID',
      'Coupon is not applicable to this product',
    ]);
    expect((await send(bodyFor({ couponCode: 'PENS500' }))).body.error).toBe('Minimum order amount is € 500.00');
    expect((await send(bodyFor({ couponCode: 'NOPE' }))).body.error).toBe('Invalid coupon code');
    expect(await countAll()).toEqual(before);
  });

  test('is never used beyond its limit by concurrent requests, and those beyond it make no orders', async () => {
    const coupon = await addCoupon(app, token, { code: 'RACE', usageLimit: 3 });
    const before = await countAll();
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(bodyFor({ couponCode: 'RACE' }))));
    const accepted = answers.filter(({ status }) => status === 201);
    expect(accepted).toHaveLength(3);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201))
      expect([status, body.code]).toEqual([400, 'COUPON_INVALID']);
    const after = await countAll();
    expect([after.orders - before.orders, after.outbox - before.outbox]).toEqual([9, 6]);
    expect(await database.query('select usage_count from coupons where id = $1', [coupon.id])).toEqual([
      { usage_count: 3 },
    ]);
  });
});

describe('in the back-office', () => {
  test('the list has the group of its orders, its number finds them all, and each shows its siblings', async () => {
    const { requestGroup, orders } = await place();
    const found = await admin('get', `/api/orders?search=${encodeURIComponent(`#${requestGroup.slice(-8)}`)}`);
    const listed = found.body.orders as { id: string; requestGroup: string }[];
    expect(listed.map(({ id }) => id).sort()).toEqual(orders.map(({ id }) => id).sort());
    expect(listed.map((order) => order.requestGroup)).toEqual([requestGroup, requestGroup, requestGroup]);
    expect(found.body.total).toBe(3);
    const alone = await admin('get', `/api/orders?search=${orders[1]?.id.slice(-8)}`);
    expect((alone.body.orders as { id: string }[]).map(({ id }) => id)).toEqual([orders[1]?.id]);
    const { body: detail } = await admin('get', `/api/orders/${orders[1]?.id}`);
    expect(detail.siblings).toEqual([
      {
        id: orders[0]?.id,
        status: 'pending',
        productName: 'Signature für Juweliere',
        orderType: 'product',
        subscriptionType: null,
        productPrice: 8900,
      },
      expect.objectContaining({ id: orders[2]?.id, productName: 'Feder' }),
    ]);
  });

  test('an order that was requested alone has neither group nor siblings', async () => {
    const { body } = await send(orderFor(signature));
    expect((await admin('get', `/api/orders/${body.id}`)).body).toMatchObject({ requestGroup: null, siblings: [] });
  });

  test('orders of a group are deleted and restored one by one, and share the state of their mail', async () => {
    const { orders } = await place();
    const [first, second] = orders;
    await database.query(`update outbox set status = 'sent', sent_at = now() where order_id = $1`, [first?.id]);
    expect((await admin('delete', `/api/orders/${first?.id}`)).status).toBe(204);
    const { body } = await admin('get', `/api/orders/${second?.id}`);
    expect(body.siblings.map(({ id }: { id: string }) => id)).toEqual([orders[2]?.id]);
    expect(body.notification.status).toBe('sent');
    expect((await admin('post', `/api/orders/${first?.id}/restore`)).status).toBe(200);
    expect((await admin('get', `/api/orders/${second?.id}`)).body.siblings).toHaveLength(2);
    expect((await admin('post', `/api/orders/${second?.id}/resend-confirmation`)).status).toBe(202);
    expect((await admin('get', `/api/orders/${first?.id}`)).body.notification.status).toBe('pending');
  });

  test('the request’s mails remain for the other orders when one is purged', async () => {
    const { orders } = await place();
    const [first, second] = orders;
    await database.query(`update outbox set status = 'sent', sent_at = now() where order_id = $1`, [first?.id]);
    await database.query(`update orders set deleted_at = now() - interval '31 days' where id = $1`, [first?.id]);
    expect(await new OrderPurge(app.get(Database)).run()).toEqual({ purged: 1 });
    expect((await admin('get', `/api/orders/${second?.id}`)).body.notification.status).toBe('sent');
  });
});

// This test must be the last one, because the second application ends the sessions of the first.
test('a request counts once against the rate limit, however many items it has', async () => {
  const limited = await createTestApp(database.url, { environment: { ...ADMIN, RATE_LIMIT_ORDERS: '2/60s' } });
  const statuses = [];
  for (let n = 0; n < 3; n += 1)
    statuses.push((await request(limited.getHttpServer()).post('/api/orders').send(bodyFor())).status);
  await limited.close();
  expect(statuses).toEqual([201, 201, 429]);
});
