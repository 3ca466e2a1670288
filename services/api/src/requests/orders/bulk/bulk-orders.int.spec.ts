import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { addCoupon, addProduct, ADMIN, customer, orderFor, signIn } from '../../../../test/fixtures/orders.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import type { BulkChangesDto } from '../../desk/bulk/bulk-changes.dto.js';

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;
let product: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: ADMIN });
  token = await signIn(app);
  product = await addProduct(database);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const call = (method: 'get' | 'put' | 'post', path: string, body?: object) =>
  request(app.getHttpServer())[method](`/api/orders${path}`).auth(token, { type: 'bearer' }).send(body);
const look = async (query: string) => (await call('get', `?${query}`)).body as { total: number; asOf: string };

/** Sends requests for ten orders each, for a customer of this name. */
async function placeTens(fullName: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const { productId, orderType, ...rest } = orderFor(product, { customerInfo: { ...customer, fullName } });
    const answer = await call('post', '', {
      ...rest,
      items: Array.from({ length: 10 }, () => ({ productId, orderType })),
    });
    expect(answer.status).toBe(201);
  }
}

/** Calls a bulk operation until all batches are done. */
async function goThrough(path: string, body: object): Promise<BulkChangesDto[]> {
  const answers: BulkChangesDto[] = [];
  for (let cursor = ''; ;) {
    const answer = await call('post', `/admin/bulk/${path}`, { ...body, cursor });
    expect(answer.status).toBe(200);
    const batch = answer.body as BulkChangesDto;
    answers.push(batch);
    if (batch.next === null) return answers;
    cursor = batch.next;
  }
}

test('sets the status of all orders that the list found, in batches, but of none that arrived later', async () => {
  await placeTens('Anna Adler', 11);
  await placeTens('Bernd Brandt', 1);
  const { total: expected, asOf } = await look('search=adler&status=pending');
  expect(expected).toBe(110);
  await placeTens('Anna Adler', 1);
  const found = { filter: { search: 'adler', status: 'pending' }, asOf, expected };

  const answers = await goThrough('status', { ...found, status: 'confirmed' });
  expect(answers.map(({ changed, unchanged, refused }) => [changed.length, unchanged, refused])).toEqual([
    [100, 0, []],
    [10, 0, []],
  ]);
  expect(await look('search=adler&status=confirmed')).toMatchObject({ total: 110 });
  expect(await look('search=adler&status=pending')).toMatchObject({ total: 10 });
  expect(await look('search=brandt&status=pending')).toMatchObject({ total: 10 });

  const [first] = answers[0]?.changed ?? [];
  expect(first).toMatchObject({ status: 'pending' });
  expect((await call('get', `/${first?.id}`)).body).toMatchObject({ status: 'confirmed', version: first?.version });
  const entries = await database.query<{ action: string; n: string; of: number; details: object }>(
    `select action, count(*) as n, count(distinct subject_id)::integer as of, max(details::text)::jsonb as details
     from audit_log where action in ('order.update', 'orders.update') group by action order by action`,
  );
  expect(entries).toEqual([
    { action: 'order.update', n: '110', of: 110, details: { status: ['pending', 'confirmed'] } },
    { action: 'orders.update', n: '2', of: 0, details: expect.objectContaining({ status: 'confirmed', refused: 0 }) },
  ]);
  const [emitted] = await database.query<{ n: string }>(
    `select count(*) as n from events where type = 'order.status_changed'`,
  );
  expect(emitted).toEqual({ n: '110' });
});

test('reports the orders that could not be changed and why, and skips those with the status already', async () => {
  await addCoupon(app, token, { code: 'EINMAL', usageLimit: 1 });
  const place = async (fields: object) =>
    (await call('post', '', orderFor(product, { customerInfo: { ...customer, fullName: 'Carla Cramer' }, ...fields })))
      .body.id as string;
  const first = await place({ couponCode: 'EINMAL' });
  await call('put', `/${first}`, { status: 'cancelled' });
  const second = await place({ couponCode: 'EINMAL' });
  const third = await place({});
  await call('put', `/${third}`, { status: 'cancelled' });
  const { total: expected, asOf } = await look('search=cramer');
  const [answer] = await goThrough('status', { filter: { search: 'cramer' }, asOf, expected, status: 'pending' });
  expect(answer).toEqual({
    changed: [{ id: third, status: 'cancelled', version: 3 }],
    unchanged: 1,
    refused: [{ id: first, error: 'Coupon usage limit reached' }],
    next: null,
  });
  expect((await call('get', `/${second}`)).body).toMatchObject({ status: 'pending', version: 1 });
});

test('changes nothing when the list no longer finds the expected number, or finds too many', async () => {
  await placeTens('Doris Dahl', 1);
  const { asOf } = await look('search=dahl');
  const found = { filter: { search: 'dahl' }, asOf, status: 'cancelled' };
  const stale = await call('post', '/admin/bulk/status', { ...found, expected: 9 });
  expect([stale.status, stale.body.error]).toEqual([
    409,
    'The list has changed since you opened it, so nothing was changed. Please check it again',
  ]);
  const many = await call('post', '/admin/bulk/status', { ...found, expected: 10_001 });
  expect([many.status, many.body.error]).toEqual([
    400,
    'At most 10,000 can be changed at once. Please narrow the list',
  ]);
  const foreign = await call('post', '/admin/bulk/delete', { ...found, expected: 10, cursor: 'x' });
  expect([foreign.status, foreign.body.fields[0].field]).toEqual([400, 'cursor']);
  expect(await look('search=dahl&status=pending')).toMatchObject({ total: 10 });
});

test('deletes all orders that the list found, and each can be restored', async () => {
  await placeTens('Emil Eck', 1);
  const { total: expected, asOf } = await look('search=eck');
  const [answer] = await goThrough('delete', { filter: { search: 'eck' }, asOf, expected });
  expect(answer).toMatchObject({ unchanged: 0, refused: [], next: null });
  expect(answer?.changed).toHaveLength(10);
  expect(answer?.changed[0]).toMatchObject({ status: 'pending', version: null });
  expect(await look('search=eck')).toMatchObject({ total: 0 });
  expect((await call('post', `/${answer?.changed[0]?.id}/restore`)).status).toBe(200);
  expect(await look('search=eck')).toMatchObject({ total: 1 });
  const [entries] = await database.query<{ n: string }>(
    `select count(*) as n from audit_log where action = 'order.delete' and subject_id is not null`,
  );
  expect(entries).toEqual({ n: '10' });
});
