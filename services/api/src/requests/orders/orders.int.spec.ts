import type { NestExpressApplication } from '@nestjs/platform-express';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import {
  configuration,
  addAccessory,
  addCoupon,
  addProduct,
  ADMIN,
  consentData,
  customer,
  orderFor,
  signIn,
} from '../../../test/fixtures/orders.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;
let productId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, {
    environment: { ...ADMIN, ...(process.env['SHOW'] && { LOG_LEVEL: 'error' }) },
  });
  token = await signIn(app);
  productId = await addProduct(database);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const http = () => request(app.getHttpServer());
const place = (body: object, key?: string) => {
  const post = http().post('/api/orders');
  return (key === undefined ? post : post.set('Idempotency-Key', key)).send(body);
};
const validate = (body: object) => http().post('/api/coupons/validate').send(body);
const admin = (method: 'get' | 'post' | 'put' | 'delete' | 'patch', path: string, body?: object) =>
  http()[method](path).auth(token, { type: 'bearer' }).send(body);
const rowCount = async (table: string) =>
  Number((await database.query<{ n: string }>(`select count(*) as n from ${table}`))[0]?.n);

describe('POST /api/orders', () => {
  test('stores the server’s price and answers without personal data', async () => {
    const answer = await place(orderFor(productId, { notes: 'Bitte anrufen', language: 'en', price: 1 }));
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 'pending',
      productId,
      productName: 'Signature für Juweliere',
      orderType: 'product',
      subscriptionType: null,
      originalPrice: 8900,
      couponCode: null,
      couponDiscount: 0,
      productPrice: 8900,
      createdAt: expect.stringMatching(/Z$/),
    });
    const mails = await database.query('select kind, language from outbox where order_id = $1 order by kind', [
      answer.body.id,
    ]);
    expect(mails).toEqual([
      { kind: 'order-confirmation', language: 'en' },
      { kind: 'order-notice', language: 'en' },
    ]);
  });

  test('the design of the app is stored encrypted and shown to staff', async () => {
    const placed = await place(
      orderFor(productId, { configuration: { ...configuration, house: ' Haus  Mondscheinperle ' } }),
    );
    expect(placed.status).toBe(201);
    expect(placed.body).not.toHaveProperty('configuration');
    const [row] = await database.query<{ configuration: string }>('select configuration from orders where id = $1', [
      placed.body.id,
    ]);
    expect(row?.configuration).not.toMatch(/Mondscheinperle|5a1f33/);
    expect((await admin('get', `/api/orders/${placed.body.id}`)).body.configuration).toEqual(configuration);
    const without = await place(orderFor(productId, {}));
    expect((await admin('get', `/api/orders/${without.body.id}`)).body.configuration).toBeNull();
  });

  test.each([
    [{ ...configuration, logo: 'x' }, 'configuration'],
    [{ ...configuration, house: `A${' '.repeat(5000)}` }, 'configuration'],
    [{ ...configuration, house: 'x'.repeat(61) }, 'configuration.house'],
    [{ ...configuration, primary: 'red' }, 'configuration.primary'],
    [{ ...configuration, pattern: 'plaid' }, 'configuration.pattern'],
    [{ ...configuration, typeface: 'comic' }, 'configuration.typeface'],
    ['green', 'configuration'],
  ])('an invalid design is refused: %j', async (given, field) => {
    const answer = await place(orderFor(productId, { configuration: given }));
    expect(answer.status).toBe(400);
    expect(answer.body.fields.map((each: { field: string }) => each.field)).toEqual([field]);
  });

  test('a subscription has its plan’s price', async () => {
    const answer = await place(orderFor(productId, { orderType: 'subscription', subscriptionType: 'monthly' }));
    expect(answer.body).toMatchObject({ originalPrice: 290, productPrice: 290, subscriptionType: 'monthly' });
    const refused = await place(orderFor(productId, { orderType: 'subscription', subscriptionType: 'enhanced' }));
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      error: 'This product is not available on this plan',
      message: 'This product is not available on this plan',
    });
  });

  test('an accessory must be orderable, and an order does not change its stock', async () => {
    const pen = await addAccessory(database);
    expect((await place(orderFor(pen, { orderType: 'accessory' }))).body).toMatchObject({
      productName: 'Feder',
      productPrice: 129,
    });
    expect(await database.query('select stock from accessories where id = $1', [pen])).toEqual([{ stock: 3 }]);
    for (const fields of [{ stock: 0 }, { inStock: false }]) {
      const gone = await place(orderFor(await addAccessory(database, fields), { orderType: 'accessory' }));
      expect([gone.status, gone.body.code, gone.body.error]).toEqual([
        409,
        'OUT_OF_STOCK',
        'Accessory is out of stock',
      ]);
    }
  });

  test.each([
    [{ productId: randomUUID() }, 'Product not found'],
    [{ productId: 'nonsense' }, 'Product not found'],
    [{ productId: randomUUID(), orderType: 'accessory' }, 'Accessory not found'],
  ])('%p is a 404', async (fields, sentence) => {
    const answer = await place(orderFor(productId, fields));
    expect([answer.status, answer.body.code, answer.body.error]).toEqual([404, 'NOT_FOUND', sentence]);
  });

  test('each invalid field is named, and missing consent has its own sentence', async () => {
    const answer = await place(orderFor(productId, { customerInfo: { ...customer, email: 'nobody', city: '' } }));
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([
      { field: 'customerInfo.email', message: 'Please enter a valid email address' },
      { field: 'customerInfo.city', message: 'City is required' },
    ]);
    const unconsented = await place(orderFor(productId, { consentData: { ...consentData, dataProcessing: false } }));
    expect(unconsented.body.error).toBe('You must consent to data processing to submit an order.');
  });

  test('consent times that are missing or in the future become the time of receipt', async () => {
    const given = '2026-01-02T03:04:05.000Z';
    const { body } = await place(
      orderFor(productId, {
        consentData: {
          dataProcessing: true,
          dataProcessingDate: given,
          marketing: true,
          marketingDate: '2999-01-01T00:00:00Z',
          analytics: false,
          analyticsDate: given,
        },
      }),
    );
    const [consent] = await database.query<Record<string, Date | null>>('select * from consents where order_id = $1', [
      body.id,
    ]);
    expect(consent?.['data_processing_at']?.toISOString()).toBe(given);
    expect(consent?.['marketing_at']?.toISOString()).toBe(body.createdAt);
    expect(consent?.['analytics_at']).toBeNull();
  });

  test('no plain personal data is stored anywhere', async () => {
    await place(orderFor(productId, { notes: 'Geheime Notiz' }), 'privacy-1');
    const tables = await database.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of tables.filter((table) => table.name !== 'admins' && table.name !== 'admin_sessions')) {
      const content = JSON.stringify(await database.query(`select * from ${name}`)).toLowerCase();
      for (const value of [
        ...Object.values(customer).filter((text) => text !== 'Germany'),
        'Geheime Notiz',
        'mustermann',
      ]) {
        expect([name, content.includes(value.toLowerCase())]).toEqual([name, false]);
      }
    }
  });
});

describe('idempotency', () => {
  test('a repeat gets the first answer, even when the product has changed since', async () => {
    const own = await addProduct(database, { name: 'Flüchtig' });
    const first = await place(orderFor(own), 'repeat-1');
    await database.query('delete from products where id = $1', [own]);
    const again = await place(orderFor(own), 'repeat-1');
    expect([again.status, again.text]).toEqual([201, first.text]);
  });

  test('the same key with another body is refused, and a refused request does not use up its key', async () => {
    expect((await place(orderFor(randomUUID()), 'reuse-1')).status).toBe(404);
    expect((await place(orderFor(productId), 'reuse-1')).status).toBe(201);
    const other = await place(orderFor(productId, { notes: 'other' }), 'reuse-1');
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('customers may use the same key, and each repeat gets its own first answer', async () => {
    const squatter = { ...customer, email: 'squatter@haus.example' };
    expect((await place(orderFor(productId, { customerInfo: squatter }), 'order-1')).status).toBe(201);
    const first = await place(orderFor(productId), 'order-1');
    expect(first.status).toBe(201);
    const written = { ...customer, email: customer.email.toUpperCase() };
    expect((await place(orderFor(productId), 'order-1')).body).toEqual(first.body);
    expect((await place(orderFor(productId, { customerInfo: written }), 'order-1')).status).toBe(422);
  });

  test('a key expires after 24 hours', async () => {
    const first = await place(orderFor(productId), 'old-1');
    await database.query(`update idempotency_keys set expires_at = now() - interval '1 second'`);
    const second = await place(orderFor(productId, { notes: 'new' }), 'old-1');
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
    expect((await place(orderFor(productId, { notes: 'new' }), 'old-1')).body).toEqual(second.body);
  });

  test('a key of more than 255 characters is refused', async () => {
    expect((await place(orderFor(productId), 'x'.repeat(256))).body.code).toBe('VALIDATION_FAILED');
    expect((await place(orderFor(productId), 'x'.repeat(255))).status).toBe(201);
  });

  test('20 parallel repeats with a coupon for one use make one order with one confirmation', async () => {
    await addCoupon(app, token, { code: 'ONCE', usageLimit: 1, userUsageLimit: 1 });
    const body = orderFor(productId, { couponCode: 'once' });
    const before = await rowCount('orders');
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(body, 'parallel-1')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    const ids = new Set(answers.map((answer) => answer.body.id as string));
    expect(ids.size).toBe(1);
    expect((await rowCount('orders')) - before).toBe(1);
    const mails = await database.query(`select 1 from outbox where order_id = $1 and kind = 'order-confirmation'`, [
      [...ids][0],
    ]);
    expect(mails).toHaveLength(1);
  });
});

describe('coupons', () => {
  test('validation answers exactly the contract’s shapes', async () => {
    await addCoupon(app, token, { code: 'atelier10', description: 'Zehn', maximumDiscount: 500 });
    const holds = await validate({ code: ' Atelier10 ', productId, orderAmount: 1 });
    expect([holds.status, holds.body]).toEqual([
      200,
      {
        valid: true,
        coupon: {
          code: 'ATELIER10',
          name: 'Atelier',
          description: 'Zehn',
          discountType: 'percentage',
          discountValue: 10,
          maximumDiscount: 500,
        },
        discountAmount: 500,
      },
    ]);
    expect((await validate({ code: 'ATELIER10', productId, orderAmount: 290 })).body.discountAmount).toBe(29);
    for (const body of [{ code: 'NOPE', productId }, {}, { code: '' }, { code: 'x'.repeat(500), productId }]) {
      const refused = await validate(body);
      expect([refused.status, refused.body]).toEqual([200, { valid: false, error: 'Invalid coupon code' }]);
    }
    expect((await validate({ code: 'ATELIER10', productId: 'x' })).body).toEqual({
      valid: false,
      error: 'Coupon is not applicable to this product',
    });
  });

  test('a valid coupon lowers the price, and an order with an invalid one is refused', async () => {
    await addCoupon(app, token, {
      code: 'FIXED50',
      discountType: 'fixed',
      discountValue: 50,
      minimumOrderAmount: 1000,
    });
    expect((await place(orderFor(productId, { couponCode: 'fixed50' }))).body).toMatchObject({
      originalPrice: 8900,
      couponCode: 'FIXED50',
      couponDiscount: 50,
      productPrice: 8850,
    });
    const before = await rowCount('orders');
    const refused = await place(
      orderFor(productId, { orderType: 'subscription', subscriptionType: 'monthly', couponCode: 'FIXED50' }),
    );
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      400,
      'COUPON_INVALID',
      'Minimum order amount is € 1000.00',
    ]);
    expect(await rowCount('orders')).toBe(before);
  });

  test('120 parallel orders on a coupon for 10 uses get it exactly 10 times', async () => {
    const coupon = await addCoupon(app, token, { code: 'TEN', usageLimit: 10 });
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, n) =>
        place(
          orderFor(productId, { couponCode: 'TEN', customerInfo: { ...customer, email: `guest${n}@haus.example` } }),
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.error))).toEqual(
      new Set(['Coupon usage limit reached']),
    );
    expect(await database.query('select usage_count from coupons where id = $1', [coupon.id])).toEqual([
      { usage_count: 10 },
    ]);
    expect(await database.query('select 1 from coupon_uses where coupon_id = $1', [coupon.id])).toHaveLength(10);
    expect(await database.query('select 1 from orders where coupon_id = $1', [coupon.id])).toHaveLength(10);
  });

  test('30 parallel orders by one address in mixed case get a coupon for one use each once', async () => {
    const coupon = await addCoupon(app, token, { code: 'MINE', userUsageLimit: 1 });
    const mixed = (n: number) =>
      [...customer.email].map((letter, i) => ((n >> (i % 5)) & 1 ? letter.toUpperCase() : letter)).join('');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        place(orderFor(productId, { couponCode: 'MINE', customerInfo: { ...customer, email: mixed(n) } })),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const usage = await admin('get', `/api/coupons/admin/usage/${coupon.id}`);
    expect(usage.body).toHaveLength(1);
    expect(usage.body[0]).toMatchObject({ orderAmount: 8900, discountAmount: 890 });
    expect((await validate({ code: 'MINE', productId, customerEmail: customer.email.toUpperCase() })).body.error).toBe(
      'You have already used this coupon the maximum number of times',
    );
  });

  test('staff create, change, toggle and delete coupons', async () => {
    const coupon = await addCoupon(app, token, { code: 'crud', validFrom: '2026-01-01', validUntil: '2026-12-31' });
    expect(coupon).toMatchObject({
      code: 'CRUD',
      validFrom: '2026-01-01',
      validUntil: '2026-12-31',
      minimumOrderAmount: 0,
      usageCount: 0,
    });
    const taken = await admin('post', '/api/coupons/admin', { ...coupon, code: 'CRUD' });
    expect([taken.status, taken.body.code, taken.body.error]).toEqual([
      409,
      'COUPON_CODE_EXISTS',
      'Coupon code already exists',
    ]);
    const changed = await admin('put', `/api/coupons/admin/${coupon.id}`, {
      discountValue: 12.5,
      version: coupon.version,
    });
    expect(changed.body).toMatchObject({
      code: 'CRUD',
      discountValue: 12.5,
      version: coupon.version + 1,
      validUntil: '2026-12-31',
    });
    const stale = await admin('put', `/api/coupons/admin/${coupon.id}`, { discountValue: 1, version: coupon.version });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION']);
    const wrong = await admin('put', `/api/coupons/admin/${coupon.id}`, { discountValue: 101 });
    expect([wrong.status, wrong.body.error]).toEqual([400, 'Percentage discount cannot exceed 100%']);
    expect((await admin('patch', `/api/coupons/admin/${coupon.id}/toggle`)).body.isActive).toBe(false);
    expect((await validate({ code: 'CRUD', productId })).body.error).toBe('Invalid coupon code');
    expect((await admin('delete', `/api/coupons/admin/${coupon.id}`)).status).toBe(204);
    expect((await admin('delete', `/api/coupons/admin/${coupon.id}`)).body.error).toBe('Coupon not found');
    expect((await http().get('/api/coupons/admin')).status).toBe(401);
  });
});

describe('orders for staff', () => {
  const placed = async (fields: Record<string, unknown> = {}) =>
    (await place(orderFor(productId, fields))).body as { id: string };

  test('notes whose encryption key is missing outlive a change of the order, and are not replaced', async () => {
    const { id } = await placed();
    await admin('put', `/api/orders/${id}`, { adminNotes: 'Anruf Erika' });
    await database.query(`update orders set admin_notes = 'gone.' || admin_notes where id = $1`, [id]);
    const saved = await admin('put', `/api/orders/${id}`, { status: 'confirmed', adminNotes: '' });
    expect(saved.body).toMatchObject({ status: 'confirmed', adminNotes: null });
    const replaced = await admin('put', `/api/orders/${id}`, { adminNotes: 'Andere' });
    expect([replaced.status, replaced.body.code]).toEqual([409, 'CONFLICT']);
    await database.query(`update orders set admin_notes = substr(admin_notes, 6) where id = $1`, [id]);
    expect((await admin('get', `/api/orders/${id}`)).body.adminNotes).toBe('Anruf Erika');
  });

  test('a completed order’s price is locked; a changed price is in the history', async () => {
    const { id } = await placed();
    const first = await admin('put', `/api/orders/${id}`, { productPrice: 8500.5, adminNotes: 'Anruf Erika' });
    expect(first.body).toMatchObject({
      productPrice: 8500.5,
      originalPrice: 8900,
      adminNotes: 'Anruf Erika',
      priceHistory: [{ oldPrice: 8900, newPrice: 8500.5, changedBy: ADMIN.ADMIN_EMAIL }],
      version: 2,
    });
    await admin('put', `/api/orders/${id}`, { status: 'completed', productPrice: 8500.5 });
    const locked = await admin('put', `/api/orders/${id}`, { productPrice: 1 });
    expect([locked.status, locked.body.code]).toEqual([409, 'PRICE_LOCKED']);
    const stale = await admin('put', `/api/orders/${id}`, { status: 'pending', version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION']);
    expect(stale.body).toMatchObject({ updatedBy: ADMIN.ADMIN_EMAIL, updatedAt: expect.any(String) });
    const { body } = await admin('get', `/api/orders/${id}`);
    expect(body).toMatchObject({ status: 'completed', notification: { status: 'pending', sentAt: null, error: null } });
    expect(body.priceHistory).toHaveLength(1);
    expect(body.statusHistory).toHaveLength(1);
  });

  test('cancelling gives a coupon back, and taking the order up again redeems it or is refused', async () => {
    const coupon = await addCoupon(app, token, { code: 'BACK', usageLimit: 1 });
    const uses = async () =>
      (await database.query<{ n: number }>('select usage_count as n from coupons where id = $1', [coupon.id]))[0]?.n;
    const { id } = await placed({ couponCode: 'BACK' });
    expect(await uses()).toBe(1);
    await admin('put', `/api/orders/${id}`, { status: 'cancelled' });
    expect(await uses()).toBe(0);
    await admin('put', `/api/orders/${id}`, { status: 'pending' });
    expect(await uses()).toBe(1);
    await admin('delete', `/api/orders/${id}`);
    expect(await uses()).toBe(0);
    const { id: rival } = await placed({ couponCode: 'BACK' });
    const refused = await admin('post', `/api/orders/${id}/restore`);
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      409,
      'COUPON_INVALID',
      'Coupon usage limit reached',
    ]);
    await admin('put', `/api/orders/${rival}`, { status: 'cancelled' });
    expect((await admin('post', `/api/orders/${id}/restore`)).status).toBe(200);
    const taken = await admin('put', `/api/orders/${rival}`, { status: 'confirmed' });
    expect([taken.status, taken.body.code]).toEqual([409, 'COUPON_INVALID']);
    expect((await admin('get', `/api/orders/${rival}`)).body.status).toBe('cancelled');
    expect(await uses()).toBe(1);
  });

  test('the customer’s data are shown only after the audit entry is written', async () => {
    const { id } = await placed();
    const answer = await admin('get', `/api/orders/admin/${id}/decrypt-customer`);
    expect(answer.body).toEqual({ decryptedCustomerInfo: customer });
    expect(answer.headers['cache-control']).toBe('no-store');
    const entries = await database.query('select admin_email, action from audit_log where subject_id = $1', [id]);
    expect(entries).toEqual([{ admin_email: ADMIN.ADMIN_EMAIL, action: 'order.customer.decrypt' }]);
    await database.query('alter table audit_log rename to audit_log_away');
    expect((await admin('get', `/api/orders/admin/${id}/decrypt-customer`)).status).toBe(500);
    await database.query('alter table audit_log_away rename to audit_log');
  });

  test('a confirmed subscription runs for a month and is renewed by setting it active', async () => {
    const { id } = await placed({ orderType: 'subscription', subscriptionType: 'monthly' });
    const before = (await admin('get', '/api/orders/subscriptions/stats')).body;
    const confirmed = (await admin('put', `/api/orders/${id}`, { status: 'confirmed' })).body;
    expect(confirmed).toMatchObject({ subscriptionStatus: 'active', monthlyPrice: 290 });
    await database.query(`update orders set subscription_ends_at = now() + interval '3 days' where id = $1`, [id]);
    const stats = (await admin('get', '/api/orders/subscriptions/stats')).body;
    expect(stats).toMatchObject({
      totalSubscriptions: before.totalSubscriptions,
      expiringSoon: before.expiringSoon + 1,
    });
    expect(stats.statusBreakdown).toContainEqual({ subscriptionStatus: 'active', count: 1 });
    const untouched = (await admin('put', `/api/orders/${id}`, { subscriptionStatus: 'active' })).body;
    await admin('put', `/api/orders/${id}`, { subscriptionStatus: 'pending_renewal' });
    const renewed = (await admin('put', `/api/orders/${id}`, { subscriptionStatus: 'active' })).body;
    expect(Date.parse(renewed.subscriptionEndsAt)).toBeGreaterThan(Date.parse(untouched.subscriptionEndsAt));
    await admin('put', `/api/orders/${id}`, { status: 'cancelled' });
    expect((await admin('get', '/api/orders/subscriptions/stats')).body.totalSubscriptions).toBe(
      before.totalSubscriptions - 1,
    );
  });

  test('resending adds one confirmation', async () => {
    const { id } = await placed();
    expect((await admin('post', `/api/orders/${id}/resend-confirmation`)).status).toBe(202);
    expect(
      await database.query(`select 1 from outbox where order_id = $1 and kind = 'order-confirmation'`, [id]),
    ).toHaveLength(2);
    expect((await admin('post', `/api/orders/${randomUUID()}/resend-confirmation`)).body.error).toBe('Order not found');
  });

  test.each(['/api/orders', `/api/orders/${randomUUID()}`, '/api/orders/subscriptions/stats'])(
    '%s needs a token',
    async (path) => {
      expect((await http().get(path)).body.code).toBe('INVALID_TOKEN');
    },
  );
});

describe('the order list', () => {
  const search = async (text: string, more = '') =>
    (await admin('get', `/api/orders?search=${encodeURIComponent(text)}${more}`)).body as {
      total: number;
      orders: { id: string }[];
    };
  let ids: string[];

  beforeAll(async () => {
    const gmt = await addProduct(database, { name: 'Prestige Chronomètre', price: 100 });
    const people = [
      { fullName: 'Zoë Żuławska', email: 'zoe@uhren-haus.example', companyName: 'Uhrenhaus AG' },
      { fullName: 'Jean-Luc Zobel', email: 'jl+vip@horloge.example', companyName: 'Prestige Paris' },
      { fullName: 'Xaver Quast', email: 'x.quast@quast.example', companyName: 'Quast & Söhne' },
    ];
    ids = [];
    for (const [index, person] of people.entries()) {
      const { body } = await place(orderFor(index < 2 ? gmt : productId, { customerInfo: { ...customer, ...person } }));
      ids.push(body.id as string);
    }
  });

  test.each([
    ['zo', [0, 1]],
    ['ZOE zulaw', [0]],
    ['uhr haus', [0]],
    ['zobel luc', [1]],
    ['jl+vip@horloge.example', [1]],
    ['prestige zo', [0, 1]],
    ['prestige paris', [1]],
    ['prest', [0, 1]],
    ['chronometre zobel', [1]],
    ['sohne quast signature', [2]],
    ['aver', []],
    ['zo nothing', []],
  ])('%p finds orders %p', async (text, expected) => {
    const found = await search(text);
    expect(found.orders.map(({ id }) => id)).toEqual(expected.map((index) => ids[index]).reverse());
    expect(found.total).toBe(expected.length);
  });

  test('the last 8 characters of the id find the order, with and without #', async () => {
    const id = ids[1] ?? '';
    for (const text of [id.slice(-8), `#${id.slice(-8)}`, id.slice(-8).toUpperCase()]) {
      expect((await search(text)).orders.map((order) => order.id)).toEqual([id]);
    }
  });

  test('filters, sorts, pages and counts', async () => {
    await admin('put', `/api/orders/${ids[0]}`, { status: 'confirmed' });
    expect((await search('zo', '&status=confirmed')).orders.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await search('prestige', '&status=pending')).orders.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await search('quast', '&sort=price')).total).toBe(1);
    const all = (await admin('get', '/api/orders?sort=price&limit=2')).body;
    expect(all.orders.map(({ productPrice }: { productPrice: number }) => productPrice)).toEqual([1, 1]);
    const rows = await database.query<{ status: string; n: number }>(
      'select status, count(*)::integer as n from orders where deleted_at is null group by status',
    );
    const counted = Object.fromEntries(rows.map(({ status, n }) => [status, n]));
    const total = rows.reduce((sum, { n }) => sum + n, 0);
    expect(all).toMatchObject({ page: 1, limit: 2, total, statusCounts: { total, ...counted } });
    expect((await admin('get', '/api/orders/admin/stats')).body).toMatchObject({ total, ...counted });
    const page2 = (await admin('get', '/api/orders?sort=createdAt&limit=2&page=2')).body;
    expect(page2.orders).toHaveLength(2);
    expect((await admin('get', '/api/orders?status=confirmed')).body.total).toBe(counted['confirmed']);
    for (const query of ['limit=0', 'limit=101', 'page=0', 'sort=name', 'status=gone']) {
      expect((await admin('get', `/api/orders?${query}`)).status).toBe(400);
    }
  });

  test('an order whose key is missing is listed without its customer, and can be deleted and restored', async () => {
    const coupon = await addCoupon(app, token, { code: 'KEYLESS', usageLimit: 2 });
    const fullName = 'Ottilie Unlesbar';
    const { body: order } = await place(
      orderFor(productId, { couponCode: 'KEYLESS', notes: 'Notiz', customerInfo: { ...customer, fullName } }),
    );
    await database.query(`update orders set customer = 'gone.' || customer, notes = 'gone.' || notes where id = $1`, [
      order.id,
    ]);
    const unreadable = { id: order.id, customerInfo: { fullName: '', email: '', companyName: '' }, notes: null };
    const list = await admin('get', '/api/orders?limit=1');
    expect([list.status, list.body.orders]).toEqual([200, [expect.objectContaining(unreadable)]]);
    expect((await admin('get', `/api/orders/${order.id}`)).body).toMatchObject(unreadable);
    expect((await admin('delete', `/api/orders/${order.id}`)).status).toBe(204);
    expect((await search('unlesbar')).total).toBe(0);
    const restored = await admin('post', `/api/orders/${order.id}/restore`);
    expect([restored.status, restored.body]).toEqual([200, expect.objectContaining(unreadable)]);
    expect(await database.query('select usage_count from coupons where id = $1', [coupon.id])).toEqual([
      { usage_count: 1 },
    ]);
  });

  test('a deleted order can be restored for 30 days', async () => {
    const { body } = await place(orderFor(productId));
    const age = (days: number) =>
      database.query('update orders set deleted_at = now() - make_interval(days => $2) where id = $1', [body.id, days]);
    await age(30);
    const late = await admin('post', `/api/orders/${body.id}/restore`);
    expect([late.status, late.body.error]).toEqual([404, 'Order not found']);
    await age(29);
    expect((await admin('post', `/api/orders/${body.id}/restore`)).status).toBe(200);
  });

  test('a deleted order is in no answer and no count until it is restored', async () => {
    const id = ids[2] ?? '';
    const before = (await admin('get', '/api/orders')).body.statusCounts.total as number;
    expect((await admin('delete', `/api/orders/${id}`)).status).toBe(204);
    expect((await search('quast')).total).toBe(0);
    expect((await search(id.slice(-8))).total).toBe(0);
    expect((await admin('get', `/api/orders/${id}`)).status).toBe(404);
    expect((await admin('get', '/api/orders')).body.statusCounts.total).toBe(before - 1);
    const trash = async () =>
      (await admin('get', '/api/admin/trash?kind=orders')).body.entries as Record<string, string>[];
    const [deleted] = await trash();
    expect(deleted).toEqual({
      id,
      kind: 'orders',
      recordId: null,
      name: expect.stringMatching(new RegExp(`^#${id.slice(-8)} .`)),
      deletedAt: expect.any(String),
      deletedBy: ADMIN.ADMIN_EMAIL,
      removedAt: new Date(Date.parse(deleted?.['deletedAt'] ?? '') + 30 * 86_400_000).toISOString(),
    });
    expect((await admin('post', `/api/orders/${id}/restore`)).body.id).toBe(id);
    expect(await trash()).not.toContainEqual(expect.objectContaining({ id }));
    expect((await search('quast')).total).toBe(1);
    expect((await admin('get', '/api/orders')).body.statusCounts.total).toBe(before);
  });
});
