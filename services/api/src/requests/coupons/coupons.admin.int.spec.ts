import { randomBytes } from 'node:crypto';
import { jest } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { addAccessory, addProduct, consentData, customer, orderFor } from '../../../test/fixtures/orders.js';
import { meetAtLock } from '../../../test/races/meet-at-lock.js';
import { signIn, staffEnvironment, type Staff } from '../../../test/staff.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { BlindIndex } from '../../common/personal-data/blind-index.js';
import { Database } from '../../database/database.js';

const winter = {
  code: 'WINTER',
  name: 'Winter',
  discountType: 'percentage',
  discountValue: 10,
  validFrom: '2026-01-01',
};

/** Each application of this file must decrypt what the other has written. */
const environment = { ...staffEnvironment, FIELD_KEYS: `test:${randomBytes(32).toString('base64')}` };

let database: TestDatabase;
let app: NestExpressApplication;
let staff: Staff;
let productId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment });
  staff = await signIn(app);
  productId = await addProduct(database);
});
afterEach(() => database.query('truncate coupons, coupon_uses, orders cascade'));
afterAll(async () => {
  await app.close();
  await database.drop();
});

const http = () => request(app.getHttpServer());
const created = async (changes: object = {}) => {
  const answer = await staff.post('/api/coupons/admin').send({ ...winter, ...changes });
  expect(answer.status).toBe(201);
  return answer.body as { id: string; version: number };
};
const put = (id: string) => staff.put(`/api/coupons/admin/${id}`);
const validate = async (body: object = {}) =>
  (
    await http()
      .post('/api/coupons/validate')
      .send({ code: 'winter', productId, ...body })
  ).body as {
    valid: boolean;
    error?: string;
    discountAmount?: number;
  };
const sendOrder = (body: object) =>
  http()
    .post('/api/orders')
    .send({ productId, orderType: 'product', customerInfo: customer, consentData, ...body });

/** The day in Berlin that is `days` days after today. */
const berlinDay = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });

test('a change without a JSON object is refused with a sentence', async () => {
  const { id } = await created();
  const answers = [await put(id), await put(id).send([])];
  for (const { status, body } of answers) {
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', error: 'The request body must be a JSON object' });
  }
});

test('a change of one field keeps the others, and takes effect at once', async () => {
  const { id } = await created();
  expect((await validate()).discountAmount).toBe(890);
  const answer = await put(id).send({ discountValue: 20 });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ ...winter, discountValue: 20, version: 2 });
  expect((await validate()).discountAmount).toBe(1780);
});

test('a coupon whose code was stored before the rule on its characters can still be changed', async () => {
  const { id } = await created();
  await database.query(`update coupons set code = 'ATELIER 10'`);
  expect((await put(id).send({ usageLimit: 200 })).body).toMatchObject({ code: 'ATELIER 10', usageLimit: 200 });
  expect((await put(id).send({ code: 'ATELIER 20' })).status).toBe(400);
});

test('the whole answer sent back changes nothing but the version', async () => {
  const coupon = await created({ applicableProducts: [productId], validUntil: '2099-12-31', usageLimit: 5 });
  const { version, updatedAt: _, ...rest } = (await put(coupon.id).send(coupon)).body;
  expect(coupon).toMatchObject(rest);
  expect(version).toBe(coupon.version);
});

test('a code is stored upper-case and exists once, also when several requests create it at the same time', async () => {
  const answers = await Promise.all(
    ['spring', 'Spring', ' SPRING '].map((code) => staff.post('/api/coupons/admin').send({ ...winter, code })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const taken = answers.find(({ status }) => status === 409);
  expect(taken?.body).toMatchObject({ code: 'COUPON_CODE_EXISTS', error: 'Coupon code already exists' });
  expect(answers.find(({ status }) => status === 201)?.body.code).toBe('SPRING');
  const { id } = await created();
  expect((await put(id).send({ code: 'spring' })).body.code).toBe('COUPON_CODE_EXISTS');
  expect((await validate({ code: 'WINTER' })).valid).toBe(true);
});

test.each([
  ['from today until today', 0, 0, undefined],
  ['until yesterday', -2, -1, 'Coupon has expired'],
  ['from tomorrow', 1, null, 'Coupon is not valid yet'],
  ['expired before it began is reported as expired', -5, -3, 'Coupon has expired'],
])('validity in days of Berlin includes the first and the last day: %s', async (_name, from, until, error) => {
  await created({ validFrom: berlinDay(from), validUntil: until === null ? null : berlinDay(until) });
  const answer = await validate();
  expect([answer.valid, answer.error]).toEqual([error === undefined, error]);
});

test('a coupon can be limited to products, accessories and plans; ids of deleted products do no harm', async () => {
  const pen = await addAccessory(database, { category: 'pen' });
  const gone = '0197aaaa-0000-7000-8000-000000000000';
  const { id } = await created({ applicableProducts: [gone], applicableCategories: ['pen', 'subscription'] });
  const monthly = { orderType: 'subscription', subscriptionType: 'monthly' };
  const holds = async () => [
    (await validate({ productId: pen })).valid,
    (await validate()).valid,
    (await validate(monthly)).valid,
    (await validate({ productId: gone })).valid,
  ];
  expect(await holds()).toEqual([true, false, true, false]);
  await put(id).send({ applicableProducts: [productId.toUpperCase()], applicableCategories: [] });
  expect(await holds()).toEqual([false, true, true, false]);
  await put(id).send({ applicableProducts: [] });
  expect(await holds()).toEqual([true, true, true, false]);
});

test('its uses are listed newest first, with order and discount', async () => {
  const { id } = await created({ userUsageLimit: 5 });
  const orders: string[] = [];
  for (const email of ['one@haus.example', 'two@haus.example']) {
    const answer = await sendOrder({ couponCode: 'Winter', customerInfo: { ...customer, email } });
    expect(answer.status).toBe(201);
    orders.unshift(answer.body.id as string);
  }
  const { body } = await staff.get(`/api/coupons/admin/usage/${id}`);
  expect(body).toEqual([
    expect.objectContaining({
      customerEmail: 'two@haus.example',
      orderId: orders[0],
      orderAmount: 8900,
      discountAmount: 890,
    }),
    expect.objectContaining({ customerEmail: 'one@haus.example', orderId: orders[1] }),
  ]);
  expect((await staff.get('/api/coupons/admin')).body[0].usageCount).toBe(2);
  expect((await staff.get('/api/coupons/admin/usage/x')).body.error).toBe('Coupon not found');
});

test('the newest thousand of more uses are listed', async () => {
  const { id } = await created();
  await database.query('alter table coupon_uses drop constraint coupon_uses_order_id_fkey');
  try {
    await database.query(
      `insert into coupon_uses (order_id, coupon_id, email_hash, customer_email, order_amount_cents, discount_cents, used_at)
       select gen_random_uuid(), $1, '', '', 100, n, now() + make_interval(secs => n) from generate_series(1, 1001) as n`,
      [id],
    );
    const { body } = await staff.get(`/api/coupons/admin/${id}/usage`);
    const discounts = (body as { discountAmount: number }[]).map(({ discountAmount }) => discountAmount);
    expect([discounts.length, discounts[0], discounts.at(-1)]).toEqual([1000, 10.01, 0.02]);
  } finally {
    await database.query('truncate coupon_uses');
    await database.query(
      'alter table coupon_uses add constraint coupon_uses_order_id_fkey foreign key (order_id) references orders (id) on delete cascade',
    );
  }
});

test('the answer for a single coupon counts the pending requests of that coupon alone', async () => {
  const { id } = await created();
  const asked = jest.spyOn(app.get(Database), 'query');
  expect((await staff.patch(`/api/coupons/admin/${id}/toggle`)).body).toMatchObject({ pendingUses: 0 });
  const pending = asked.mock.calls.filter(
    ([text]) => typeof text === 'string' && text.includes(`o.status = 'pending'`),
  );
  asked.mockRestore();
  expect(pending.map(([, parameters]) => parameters?.[0])).toEqual([[id]]);
});

test('activating and deactivating a coupon takes effect at once', async () => {
  const { id } = await created();
  const toggled = await staff.patch(`/api/coupons/admin/${id}/toggle`);
  expect(toggled.status).toBe(200);
  expect(toggled.body).toMatchObject({ id, isActive: false, version: 2 });
  expect((await validate()).error).toBe('Invalid coupon code');
  expect((await staff.patch(`/api/coupons/admin/${id}/toggle`)).body.isActive).toBe(true);
  expect((await validate()).valid).toBe(true);
});

test('orders keep the code and discount of a coupon that is deleted', async () => {
  const { id } = await created();
  const order = await sendOrder({ couponCode: 'WINTER' });
  expect((await staff.delete(`/api/coupons/admin/${id}`)).status).toBe(204);
  expect((await validate()).error).toBe('Invalid coupon code');
  const kept = await staff.put(`/api/orders/${String(order.body.id)}`).send({ status: 'cancelled' });
  expect(kept.body).toMatchObject({ couponCode: 'WINTER', couponDiscount: 890, productPrice: 8010 });
});

describe('a customer who spells their address in several ways', () => {
  test.each(['customer+1@haus.example', 'Customer@HAUS.example', 'customer@haus.example'])(
    'as %s uses a coupon with one use per customer only once',
    async (email) => {
      await created({ userUsageLimit: 1 });
      const first = { couponCode: 'WINTER', customerInfo: { ...customer, email: 'customer+2@haus.example' } };
      expect((await sendOrder(first)).status).toBe(201);
      const again = await sendOrder({ ...first, customerInfo: { ...customer, email } });
      const error = 'You have already used this coupon the maximum number of times';
      expect([again.status, again.body.error]).toEqual([400, error]);
      expect((await validate({ customerEmail: email })).error).toBe(error);
    },
  );

  test('is recognised in uses from before mailboxes were hashed', async () => {
    await created({ userUsageLimit: 1 });
    const email = 'old+1@haus.example';
    await sendOrder({ couponCode: 'WINTER', customerInfo: { ...customer, email } });
    const hash = app.get(BlindIndex).hash(email, 'coupon-use');
    await database.query('update coupon_uses set email_hash = $1', [hash]);
    expect((await validate({ customerEmail: email })).valid).toBe(false);
  });
});

test('uses of requests pending for more than a day are counted, and staff can give them back', async () => {
  const { id } = await created({ usageLimit: 2 });
  for (const email of ['one@fake.example', 'two@fake.example'])
    expect((await sendOrder({ couponCode: 'WINTER', customerInfo: { ...customer, email } })).status).toBe(201);
  const shown = async () => ((await staff.get('/api/coupons/admin')).body as object[])[0];
  expect(await shown()).toMatchObject({ usageCount: 2, pendingUses: 0 });
  expect((await staff.post(`/api/coupons/admin/${id}/give-back-pending`)).body).toMatchObject({ usageCount: 2 });
  await database.query(`update orders set created_at = now() - interval '25 hours'`);
  await database.query(`update orders set status = 'confirmed' where id = (select min(id::text)::uuid from orders)`);
  expect(await shown()).toMatchObject({ usageCount: 2, pendingUses: 1 });
  expect((await validate()).error).toBe('Coupon usage limit reached');

  const answer = await staff.post(`/api/coupons/admin/${id}/give-back-pending`);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ id, usageCount: 1, pendingUses: 0 });
  expect(await shown()).toMatchObject({ usageCount: 1, pendingUses: 0 });
  expect((await validate()).valid).toBe(true);
  const [entry] = await database.query(
    `select details from audit_log where action = 'coupon.giveBack' and subject_id = $1 order by at desc`,
    [id],
  );
  expect(entry).toMatchObject({ details: { uses: 1 } });
  const unknown = await staff.post('/api/coupons/admin/0197aaaa-0000-7000-8000-000000000000/give-back-pending');
  expect([unknown.status, unknown.body.error]).toEqual([404, 'Coupon not found']);
});

test('an order that is confirmed while uses are given back keeps its use', async () => {
  const { id } = await created({ usageLimit: 1 });
  await sendOrder({ couponCode: 'WINTER' });
  await database.query(`update orders set created_at = now() - interval '25 hours'`);
  const answer = await meetAtLock(database, `update orders set status = 'confirmed'`, 1, () =>
    staff.post(`/api/coupons/admin/${id}/give-back-pending`).then(),
  );
  expect(answer.body).toMatchObject({ usageCount: 1, pendingUses: 0 });
});

test('a coupon in the trash keeps its uses: giving back finds no coupon and changes nothing', async () => {
  const { id } = await created();
  await sendOrder({ couponCode: 'WINTER' });
  await database.query(`update orders set created_at = now() - interval '25 hours'`);
  await staff.delete(`/api/coupons/admin/${id}`);
  expect((await staff.post(`/api/coupons/admin/${id}/give-back-pending`)).status).toBe(404);
  expect((await staff.post(`/api/admin/trash/${id}/restore`)).status).toBe(200);
  expect((await staff.get('/api/coupons/admin')).body).toMatchObject([{ id, usageCount: 1 }]);
});

test('an order that is cancelled while its coupon is being restored gives its use back', async () => {
  const { id } = await created();
  const { body: order } = await sendOrder({ couponCode: 'WINTER' });
  await staff.delete(`/api/coupons/admin/${id}`);
  // A restore that has counted the use and has not committed yet.
  const restoring = `with restored as (delete from trash where id = '${id}' returning data)
    insert into coupons select (json_populate_record(null::coupons, data)).* from restored`;
  const answer = await meetAtLock(database, restoring, 1, () =>
    staff.put(`/api/orders/${order.id}`).send({ status: 'cancelled' }).then(),
  );
  expect(answer.status).toBe(200);
  expect((await staff.get('/api/coupons/admin')).body).toMatchObject([{ id, usageCount: 0 }]);
});

test('an order that is taken up again while its coupon is being restored takes a use', async () => {
  const { id } = await created();
  const { body: order } = await sendOrder({ couponCode: 'WINTER' });
  await staff.put(`/api/orders/${order.id}`).send({ status: 'cancelled' });
  await staff.delete(`/api/coupons/admin/${id}`);
  const restoring = `with restored as (delete from trash where id = '${id}' returning data)
    insert into coupons select (json_populate_record(null::coupons, data)).* from restored`;
  const answer = await meetAtLock(database, restoring, 1, () =>
    staff.put(`/api/orders/${order.id}`).send({ status: 'pending' }).then(),
  );
  expect(answer.status).toBe(200);
  expect((await staff.get('/api/coupons/admin')).body).toMatchObject([{ id, usageCount: 1 }]);
});

test('validation discloses the use of a coupon for five addresses an hour, the order for every address', async () => {
  await created({ userUsageLimit: 1 });
  const limited = await createTestApp(database.url, {
    environment: { ...environment, RATE_LIMIT_COUPON_ADDRESSES: '5/3600s' },
  });
  try {
    const addresses = Array.from({ length: 6 }, (_, n) => `visitor-${n}@haus.example`);
    for (const email of addresses)
      expect((await sendOrder({ couponCode: 'WINTER', customerInfo: { ...customer, email } })).status).toBe(201);
    const ask = async (customerEmail: string) =>
      (
        await request(limited.getHttpServer())
          .post('/api/coupons/validate')
          .send({ code: 'WINTER', productId, customerEmail })
      ).body.valid as boolean;
    const received = [];
    for (const email of [...addresses, ...addresses]) received.push(await ask(email));
    const once = [false, false, false, false, false, true];
    expect(received).toEqual([...once, ...once]);
    const order = await request(limited.getHttpServer())
      .post('/api/orders')
      .send({ ...orderFor(productId), couponCode: 'WINTER', customerInfo: { ...customer, email: addresses[5] } });
    expect(order.body.code).toBe('COUPON_INVALID');
  } finally {
    await limited.close();
  }
});
