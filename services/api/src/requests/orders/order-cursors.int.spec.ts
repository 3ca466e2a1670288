import type { NestExpressApplication } from '@nestjs/platform-express';
import { ORDER_SORTS, type OrderSort } from '@vitrine/schemas';
import request from 'supertest';
import { addProduct, orderFor } from '../../../test/fixtures/orders.js';
import { signIn, staffEnvironment, type Staff } from '../../../test/staff.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';

const PRICES = [100_000, 100_000, 300_000];
const FILTERS = [
  '',
  'status=pending',
  'search=juwelier',
  'search=juwelier&status=pending',
  'waiting=day',
  'plan=product&coupon=none&placed=30days',
];

let database: TestDatabase;
let app: NestExpressApplication;
let staff: Staff;
let products: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  staff = await signIn(app);
  products = await Promise.all(PRICES.map((price, n) => addProduct(database, { name: `Edition ${n}`, price })));
  for (let n = 0; n < 9; n += 1) await addOrder(n);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Sends an order and backdates it, so that the filter `waiting` finds it. */
async function addOrder(n: number): Promise<void> {
  const answer = await request(app.getHttpServer())
    .post('/api/orders')
    .send(orderFor(products[n % products.length] ?? ''));
  expect(answer.status).toBe(201);
  await database.query(`update orders set created_at = created_at - interval '2 days' where id = $1`, [answer.body.id]);
}

async function readPage(address: string) {
  const { status, body, headers } = await staff.get(address);
  expect(status).toBe(200);
  const link = /^<([^>]+)>; rel="next"$/.exec(headers['link'] ?? '')?.[1];
  return { ids: (body.orders as { id: string }[]).map(({ id }) => id), next: body.next as string | null, link };
}

const cases = ORDER_SORTS.flatMap((sort) => FILTERS.map((filter): [OrderSort, string] => [sort, filter]));

test.each(cases)('orders by %s with "%s" are paged by next, also when orders are added', async (sort, filter) => {
  const list = `/api/orders?sort=${sort}&${filter}`;
  const before = (await readPage(`${list}&limit=100`)).ids;
  const read: string[] = [];
  let address: string | undefined = `${list}&limit=4`;
  while (address !== undefined) {
    const { ids, link, next } = await readPage(address);
    read.push(...ids);
    expect(link === undefined).toBe(next === null);
    if (read.length === 4) await addOrder(read.length);
    address = link;
  }
  expect(read.filter((id) => before.includes(id))).toEqual(before);
  expect(new Set(read).size).toBe(read.length);
});

test('a page by number also has a cursor', async () => {
  const { ids, next } = await readPage('/api/orders?limit=3&page=2');
  const all = (await readPage('/api/orders?limit=100')).ids;
  expect(ids).toEqual(all.slice(3, 6));
  expect((await readPage(`/api/orders?limit=3&cursor=${next}`)).ids).toEqual(all.slice(6, 9));
});

test('a cursor of another sort order is refused', async () => {
  const { next } = await readPage('/api/orders?limit=3&sort=price');
  const { status, body } = await staff.get(`/api/orders?sort=-price&cursor=${next}`);
  expect([status, body.fields?.[0]?.field]).toEqual([400, 'cursor']);
});
