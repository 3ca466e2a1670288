import type { NestExpressApplication } from '@nestjs/platform-express';
import { companyDay } from '@vitrine/schemas';
import request from 'supertest';
import { addAccessory, addCoupon, addProduct, ADMIN, orderFor, signIn } from '../../../../test/fixtures/orders.js';
import { Database } from '../../../database/database.js';
import { foldFigures } from '../figures/fold-figures.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;
const placed: Record<string, string> = {};

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: ADMIN });
  token = await signIn(app);
  await addCoupon(app, token, { code: 'ATELIER' });
  await addCoupon(app, token, { code: 'FRUEHLING' });
  const product = await addProduct(database, { enhanced: 39_000 });
  const accessory = await addAccessory(database);
  await place('once', orderFor(product, { couponCode: 'ATELIER' }), companyDay());
  await place('monthly', orderFor(product, { orderType: 'subscription', subscriptionType: 'monthly' }), companyDay(-6));
  await place(
    'enhanced',
    orderFor(product, { orderType: 'subscription', subscriptionType: 'enhanced' }),
    companyDay(-7),
  );
  await place('accessory', { ...orderFor(accessory), orderType: 'accessory' }, companyDay(-29));
  await place('spring', orderFor(product, { couponCode: 'FRUEHLING' }), companyDay(-30));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (path: string) => request(app.getHttpServer()).get(path).auth(token, { type: 'bearer' });

/** Sends an order and dates it to the first minute of a day in Europe/Berlin. */
async function place(name: string, body: object, day: string): Promise<void> {
  const answer = await request(app.getHttpServer()).post('/api/orders').send(body);
  expect(answer.status).toBe(201);
  placed[name] = answer.body.id as string;
  await database.query(
    `update orders set created_at = $1::date::timestamp at time zone 'Europe/Berlin' + interval '30 seconds' where id = $2`,
    [day, answer.body.id],
  );
}

async function found(query: string) {
  const { status, body } = await get(`/api/orders?${query}`);
  expect(status).toBe(200);
  const names = (body.orders as { id: string }[]).map(({ id }) =>
    Object.keys(placed).find((name) => placed[name] === id),
  );
  expect(body.total).toBe(names.length);
  expect(body.statusCounts.total).toBe(5);
  return names;
}

test.each([
  ['placed=today', ['once']],
  ['placed=7days', ['once', 'monthly']],
  ['placed=30days', ['once', 'monthly', 'enhanced', 'accessory']],
  [`from=${companyDay(-7)}`, ['once', 'monthly', 'enhanced']],
  [`to=${companyDay(-7)}`, ['enhanced', 'accessory', 'spring']],
  [`from=${companyDay(-29)}&to=${companyDay(-7)}`, ['enhanced', 'accessory']],
  ['plan=product', ['once', 'spring']],
  ['plan=accessory', ['accessory']],
  ['plan=monthly', ['monthly']],
  ['plan=enhanced', ['enhanced']],
  ['coupon=any', ['once', 'spring']],
  ['coupon=none', ['monthly', 'enhanced', 'accessory']],
  ['coupon=none&status=pending', ['monthly', 'enhanced', 'accessory']],
  ['coupon=none&status=cancelled', []],
  ['coupon=none&search=juwelier', ['monthly', 'enhanced', 'accessory']],
  ['coupon=none&plan=monthly', ['monthly']],
  [`coupon=none&plan=accessory&to=${companyDay(-7)}`, ['accessory']],
  ['waiting=day', ['monthly', 'enhanced', 'accessory', 'spring']],
  ['waiting=day&plan=product', ['spring']],
  [`waiting=day&from=${companyDay(-7)}`, ['monthly', 'enhanced']],
  ['assignee=none&placed=7days', ['once', 'monthly']],
  ['coupon=atelier', ['once']],
  ['coupon=ANY', []],
  ['plan=product&coupon=any&placed=7days&status=pending', ['once']],
  ['search=juwelier&coupon=FRUEHLING', ['spring']],
  ['from=&to=&plan=&coupon=&placed=', ['once', 'monthly', 'enhanced', 'accessory', 'spring']],
])('the list with %s, and its export, have the orders %j', async (query, expected) => {
  expect(await found(query)).toEqual(expected);
  const { status, text } = await get(`/api/orders/export?${query}`);
  expect(status).toBe(200);
  const lines = text.trimEnd().split('\r\n').slice(1);
  expect(lines.map((line) => line.slice(0, 36))).toEqual(expected.map((name) => placed[name]));
});

test.each([
  ['placed=yesterday', 'placed', 'Placed must be one of today, 7days, 30days'],
  ['from=2026-02-30', 'from', 'A day of the list must be a date, such as 2026-11-27'],
  ['to=0000-01-01', 'to', 'A day of the list must be a date, such as 2026-11-27'],
  ['from=2026-11-02&to=2026-11-01', 'to', 'The last day of the list cannot be before its first'],
  ['plan=gold', 'plan', 'Plan must be one of product, accessory, monthly, enhanced'],
  [`coupon=${'X'.repeat(51)}`, 'coupon', 'Coupon code must be at most 50 characters'],
])('%s is refused with the sentence of its rule', async (query, field, message) => {
  const { status, body } = await get(`/api/orders?${query}`);
  expect([status, body.fields]).toEqual([400, [expect.objectContaining({ field, message })]]);
});

test('an order is overdue from the minute on in which a day has passed', async () => {
  const moveOrder = (sincePlaced: string) =>
    database.query('update orders set created_at = now() - $1::interval where id = $2', [sincePlaced, placed['once']]);
  await moveOrder('24 hours 1 minute');
  expect(await found('waiting=day')).toEqual(['once', 'monthly', 'enhanced', 'accessory', 'spring']);
  await moveOrder('23 hours 59 minutes');
  expect(await found('waiting=day')).toEqual(['monthly', 'enhanced', 'accessory', 'spring']);
});

test('orders without an assignee are listed and counted, alone and with other filters', async () => {
  const [me] = (await get('/api/admin/assignees')).body as { id: string }[];
  const assignment = request(app.getHttpServer()).put(`/api/orders/${placed['spring']}/assignee`);
  const { status } = await assignment.auth(token, { type: 'bearer' }).send({ staffId: me?.id });
  expect(status).toBe(200);
  expect(await found('assignee=none')).toEqual(['once', 'monthly', 'enhanced', 'accessory']);
  expect(await found('assignee=none&plan=product')).toEqual(['once']);
  expect(await found('assignee=none&coupon=none')).toEqual(['monthly', 'enhanced', 'accessory']);
  expect(await found('assignee=none&search=juwelier')).toEqual(['once', 'monthly', 'enhanced', 'accessory']);
  expect(await found('assignee=me')).toEqual(['spring']);
});

test('the counts are the same when the worker has folded the figures, and follow later changes', async () => {
  await foldFigures(app.get(Database));
  expect(await found('plan=product')).toEqual(['once', 'spring']);
  await database.query(`update orders set status = 'confirmed' where id = $1`, [placed['spring']]);
  expect(await found('plan=product&status=pending')).toEqual(['once']);
  expect(await found('plan=product&status=confirmed')).toEqual(['spring']);
});

test('the first and the last day of the calendar are accepted', async () => {
  expect(await found('from=0001-01-01&to=9999-12-31')).toHaveLength(5);
});
