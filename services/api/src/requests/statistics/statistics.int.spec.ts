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

test('each of the last days has its orders and contact requests, also when there were none', async () => {
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

test('the number of days can be chosen', async () => {
  const { body } = await staff.get('/api/admin/statistics?days=1');
  expect(body.days).toEqual([{ date: today(), orders: 1, contacts: 0 }]);
  expect((await staff.get('/api/admin/statistics?days=366')).body.days).toHaveLength(366);
});

test.each(['0', '367', '1.5', 'all'])('days=%s is refused with a sentence', async (days) => {
  const { status, body } = await staff.get(`/api/admin/statistics?days=${days}`);
  expect(status).toBe(400);
  expect(body.fields).toEqual([{ field: 'days', message: 'Days must be a whole number from 1 to 366' }]);
});
