import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { ADMIN, addProduct, customer, orderFor, signIn } from '../../../../test/fixtures/orders.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { Database } from '../../../database/database.js';
import { OrderPrivacy } from '../order-privacy.js';
import { BLOCK_ORDERS } from '../search/posting-block.js';
import { OrderSearchUpkeep } from './order-search-upkeep.js';

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;
let productId: string;
let upkeep: OrderSearchUpkeep;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: ADMIN });
  token = await signIn(app);
  productId = await addProduct(database, { name: 'Signature' });
  upkeep = new OrderSearchUpkeep(app.get(Database, { strict: false }), app.get(OrderPrivacy, { strict: false }));
  // A few orders fill the first block.
  await database.query(`select setval(pg_get_serial_sequence('orders', 'seq'), ${BLOCK_ORDERS - 3})`);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const call = (method: 'get' | 'put' | 'delete' | 'post', path: string, body?: object) =>
  request(app.getHttpServer())[method](path).auth(token, { type: 'bearer' }).send(body);

async function addOrder(name: string): Promise<string> {
  const customerInfo = { ...customer, fullName: `${name} Muster`, email: `${name.toLowerCase()}@haus.example` };
  const { status, body } = await call('post', '/api/orders', orderFor(productId, { customerInfo }));
  expect(status).toBe(201);
  return body.id as string;
}

const find = async (search: string, filter = ''): Promise<number> =>
  (await call('get', `/api/orders?search=${encodeURIComponent(search)}${filter}`)).body.total as number;

const count = async (table: string): Promise<number> =>
  (await database.query<{ n: number }>(`select count(*)::integer as n from ${table}`))[0]?.n ?? NaN;

/** Merges all changes. @returns the number of changes */
const merge = () => upkeep.merge(1);

test('an order is found by the same words before and after the worker has merged it', async () => {
  const id = await addOrder('Adelheid');
  for (const isMerged of [false, true]) {
    if (isMerged) expect(await merge()).toBe(1);
    expect(await find('adelheid')).toBe(1);
    expect(await find('adel haus signature')).toBe(1);
    expect(await find('adelheid', '&status=pending')).toBe(1);
    expect(await find('adelheid', '&status=completed')).toBe(0);
    expect(await find(id.slice(-8))).toBe(1);
  }
  expect(await count('order_search_changes')).toBe(0);
});

test('orders of a full block are found by lists of product and status, and changes count at once', async () => {
  const [first, , third] = [await addOrder('Balduin'), await addOrder('Balduin'), await addOrder('Balduin')];
  await merge();
  expect(await upkeep.run()).toMatchObject({ listedBlocks: 1 });
  expect(await upkeep.run()).toMatchObject({ listedBlocks: 0 });
  for (const id of [first, third]) await call('put', `/api/orders/${id}`, { status: 'confirmed' });
  for (const isMerged of [false, true]) {
    if (isMerged) expect(await merge()).toBe(2);
    expect(await find('balduin signature', '&status=confirmed')).toBe(2);
    expect(await find('balduin', '&status=pending')).toBe(1);
    expect(await find('signature')).toBe(await count('orders'));
  }
});

test('a deleted order is not found until it is restored', async () => {
  const before = await find('signature');
  const id = await addOrder('Cordula');
  const other = await addOrder('Cordula');
  await merge();
  const lists = await count('order_postings');
  await call('delete', `/api/orders/${id}`);
  for (const isMerged of [false, true]) {
    if (isMerged) expect(await merge()).toBe(1);
    expect(await find('cordula')).toBe(1);
    expect(await find('signature')).toBe(before + 1);
  }
  await call('delete', `/api/orders/${other}`);
  await merge();
  expect(await count('order_postings')).toBeLessThan(lists);
  await call('post', `/api/orders/${id}/restore`);
  for (const isMerged of [false, true]) {
    if (isMerged) expect(await merge()).toBe(1);
    expect(await find('cordula')).toBe(1);
    expect(await find('signature')).toBe(before + 1);
  }
});

test('the tokens of an erased customer are removed with the next run, however few changes there are', async () => {
  await merge();
  const lists = await count('order_postings');
  await addOrder('Dietlinde');
  await merge();
  expect(await count('order_postings')).toBeGreaterThan(lists);
  const { status } = await call('post', '/api/admin/privacy/erase', { email: 'dietlinde@haus.example' });
  expect(status).toBe(200);
  expect(await find('dietlinde')).toBe(0);
  expect(await upkeep.run()).toMatchObject({ merged: 1 });
  expect(await count('order_postings')).toBe(lists);
  expect(await find('dietlinde')).toBe(0);
});

test('a few new orders are not merged until there are more', async () => {
  await addOrder('Edeltraud');
  expect(await upkeep.run()).toMatchObject({ merged: 0 });
  expect(await find('edeltraud')).toBe(1);
});

test('rows of the old index are found before and after they are moved', async () => {
  const id = await addOrder('Friedolin');
  await database.query(`
    with old as (
      delete from order_search_changes where order_seq = (select seq from orders where id = '${id}') returning order_seq, tokens
    )
    insert into order_search (token, order_seq) select unnest(tokens), order_seq from old`);
  const rows = await count('order_search');
  expect(await find('friedolin haus signature', '&status=pending')).toBe(1);
  expect(await upkeep.run()).toMatchObject({ moved: rows });
  expect(await count('order_search')).toBe(0);
  expect(await find('friedolin haus signature', '&status=pending')).toBe(1);
});

test('an order whose customer cannot be decrypted is removed from every list when it is deleted', async () => {
  await merge();
  const lists = await count('order_postings');
  const id = await addOrder('Gundula');
  await merge();
  await database.query(`update orders set customer = 'lost.' || customer where id = '${id}'`);
  await call('delete', `/api/orders/${id}`);
  expect(await find('gundula')).toBe(0);
  await merge();
  expect(await count('order_postings')).toBe(lists);
});
