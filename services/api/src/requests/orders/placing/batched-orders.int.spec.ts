import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { addProduct, customer, orderFor } from '../../../../test/fixtures/orders.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/** Sends an order of a customer with an own address. */
async function sendOrder(productId: string, n: number, key?: string) {
  const body = orderFor(productId, { customerInfo: { ...customer, email: `order${n}@haus.example` }, language: 'de' });
  const post = request(app.getHttpServer()).post('/api/orders');
  return (key === undefined ? post : post.set('Idempotency-Key', key)).send(body);
}

const countTransactions = async (): Promise<number> =>
  Number((await database.query<{ n: string }>('select count(distinct xmin::text) as n from orders'))[0]?.n);

test('concurrent orders share transactions, and each has its row, consents, search tokens and mails', async () => {
  const productId = await addProduct(database);
  const answers = await Promise.all(numbers(40).map((n) => sendOrder(productId, n)));
  expect(answers.map(({ status }) => status)).toEqual(numbers(40).map(() => 201));
  const rows = await database.query<{ id: string; consents: number; tokens: number; mails: number }>(`
    select id,
      (select count(*)::int from consents where order_id = orders.id) as consents,
      (select cardinality(tokens) from order_search_changes where order_seq = seq) as tokens,
      (select count(*)::int from outbox where order_id = orders.id) as mails
    from orders order by id`);
  expect(rows.map(({ id }) => id)).toEqual(answers.map(({ body }) => body.id).sort());
  expect(rows.every(({ consents, tokens, mails }) => consents === 1 && tokens > 0 && mails === 2)).toBe(true);
  expect(await countTransactions()).toBeLessThan(40);
});

test('each concurrent order has its own outcome: the new price, or the first answer of its key', async () => {
  const productId = await addProduct(database, { price: 100_00 });
  await sendOrder(productId, 0);
  await database.query('update products set price_cents = 200_00 where id = $1', [productId]);
  const other = await addProduct(database, { price: 300_00 });
  const answers = await Promise.all(
    numbers(30).map((n) =>
      sendOrder(n % 2 === 0 ? productId : other, n < 10 ? n % 2 : n, n < 10 ? `same-key-${n % 2}` : undefined),
    ),
  );
  expect(answers.map(({ status, body }) => [status, body.productPrice])).toEqual(
    numbers(30).map((n) => [201, n % 2 === 0 ? 200 : 300]),
  );
  expect(new Set(answers.slice(0, 10).map(({ body }) => body.id)).size).toBe(2);
  expect(answers.slice(0, 10).filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(8);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(22);
});
