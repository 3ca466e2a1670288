import { randomUUID } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { signIn, staffEnvironment, type Staff } from '../../../test/staff.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;
let staff: Staff;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  staff = await signIn(app);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** @param at SQL of a moment, such as `today + time '12:00'`, in the time of Berlin */
const order = (at: string, deleted = false) =>
  database.query(
    `insert into orders (id, product_id, product_name, order_type, language, original_price_cents, product_price_cents, customer, created_at, deleted_at)
     select gen_random_uuid(), gen_random_uuid(), 'Signature', 'product', 'de', 100, 100, 'x', (${at}) at time zone 'Europe/Berlin',
       case when $1 then now() end
     from (select (now() at time zone 'Europe/Berlin')::date as today) as days`,
    [deleted],
  );
const contact = (at: string) =>
  database.query(
    `insert into contacts (id, request, language, created_at)
     select gen_random_uuid(), 'x', 'de', (${at}) at time zone 'Europe/Berlin'
     from (select (now() at time zone 'Europe/Berlin')::date as today) as days`,
  );
const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

test('each of the last days has its numbers of orders and contact requests, also when these are 0', async () => {
  for (const at of ['today', "today - interval '1 second'", 'today - 29', "today - 29 - interval '1 second'"]) {
    await order(at);
  }
  await order('today', true);
  await contact("today - interval '1 second'");
  const { body, status } = await staff.get('/api/admin/statistics');
  expect([status, body.timeZone]).toEqual([200, 'Europe/Berlin']);
  expect(body.days.map(({ date }: { date: string }) => date)).toEqual(
    Array.from({ length: 30 }, (_, index) => daysBefore(today(), 29 - index)),
  );
  const busy = body.days.filter(({ orders, contacts }: { orders: number; contacts: number }) => orders + contacts > 0);
  expect(busy).toEqual([
    { date: daysBefore(today(), 29), orders: 1, contacts: 0 },
    { date: daysBefore(today(), 1), orders: 1, contacts: 1 },
    { date: today(), orders: 1, contacts: 0 },
  ]);
});

const FIGURES = `insert into orders (id, product_id, product_name, order_type, subscription_type, language, status, coupon_code,
    coupon_discount_cents, original_price_cents, product_price_cents, customer, created_at)
  select gen_random_uuid(), $1, $2, case when $3 = 'product' then 'product' else 'subscription' end, nullif($3, 'product'), 'de', $4, $5,
    $6, $7, $7, 'x', now() - make_interval(days => $9) from generate_series(1, $8)`;

test('orders are counted by status, and their value by plan, product and coupon, without cancelled ones', async () => {
  const [prestige, signature] = [randomUUID(), randomUUID()];
  await database.query(FIGURES, [prestige, 'Prestige', 'product', 'confirmed', null, 0, 1_490_050, 2, 201]);
  await database.query(FIGURES, [prestige, 'Prestige II', 'monthly', 'completed', 'ATELIER10', 1_000, 49_000, 1, 200]);
  await database.query(FIGURES, [signature, 'Signature', 'monthly', 'pending', 'ATELIER10', 2_000, 29_000, 3, 200]);
  await database.query(FIGURES, [signature, 'Signature', 'product', 'cancelled', 'GONE', 5_000, 890_000, 4, 200]);
  const before = (await staff.get('/api/admin/statistics?days=100')).body.conversion;
  const { body } = await staff.get('/api/admin/statistics?days=365');
  expect(body.conversion).toEqual({
    orders: before.orders + 10,
    confirmed: before.confirmed + 3,
    pending: before.pending + 3,
    cancelled: before.cancelled + 4,
  });
  expect(body.editions.slice(0, 2)).toEqual([
    { name: 'Prestige II', orders: 3, value: 30_291 },
    { name: 'Signature', orders: 3, value: 870 },
  ]);
  expect(body.plans).toContainEqual({ plan: 'monthly', orders: 4, value: 1360 });
  expect(body.coupons).toEqual([{ code: 'ATELIER10', orders: 4, confirmed: 1, discount: 70, value: 1360 }]);
});

test('the number of days can be chosen', async () => {
  const { body } = await staff.get('/api/admin/statistics?days=1');
  expect(body.days).toEqual([{ date: today(), orders: 1, contacts: 0 }]);
  expect(body.conversion).toMatchObject({ orders: 1, pending: 1 });
  expect((await staff.get('/api/admin/statistics?days=366')).body.days).toHaveLength(366);
});

test.each(['0', '367', '1.5', 'all'])('days=%s is refused with a sentence', async (days) => {
  const { status, body } = await staff.get(`/api/admin/statistics?days=${days}`);
  expect(status).toBe(400);
  expect(body.fields).toEqual([{ field: 'days', message: 'Days must be a whole number from 1 to 366' }]);
});
