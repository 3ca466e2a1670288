import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { addAccessory, addProduct, orderFor } from '../../../test/fixtures/orders.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';

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

const place = (body: object, key = '') =>
  request(app.getHttpServer())
    .post('/api/orders')
    .set(key ? { 'Idempotency-Key': key } : {})
    .send(body);
/** Changes an item as another process would, so that the cache of this one is not invalidated. */
const change = (table: 'products' | 'accessories', id: string, set: string) =>
  database.query(`update ${table} set ${set} where id = $1`, [id]);
const storedPrices = async (productId: string) =>
  (
    await database.query<{ price: number }>(
      'select product_price_cents as price from orders where product_id = $1 order by seq',
      [productId],
    )
  ).map(({ price }) => price);

test('an order after a change of the price has the new price, also with an idempotency key', async () => {
  const productId = await addProduct(database);
  expect((await place(orderFor(productId))).body.productPrice).toBe(8900);
  await change('products', productId, 'price_cents = 900000');
  expect((await place(orderFor(productId))).body.productPrice).toBe(9000);
  await change('products', productId, `price_cents = 910000, name = 'Signature II'`);
  const placed = await place(orderFor(productId), 'price-1');
  expect(placed.body).toMatchObject({ productPrice: 9100, productName: 'Signature II' });
  expect((await place(orderFor(productId), 'price-1')).body).toEqual(placed.body);
  expect(await storedPrices(productId)).toEqual([890_000, 900_000, 910_000]);
});

test('each item of a request for several has its present price, and a failed first try leaves nothing', async () => {
  const [one, other] = [await addProduct(database), await addProduct(database)];
  const several = () =>
    place({
      ...orderFor(one),
      productId: undefined,
      orderType: undefined,
      items: [one, other].map((productId) => ({ productId, orderType: 'product' })),
    });
  expect((await several()).status).toBe(201);
  await change('products', other, 'price_cents = 100000');
  expect((await several()).body.orders.map((order: { productPrice: number }) => order.productPrice)).toEqual([
    8900, 1000,
  ]);
  expect([await storedPrices(one), await storedPrices(other)]).toEqual([
    [890_000, 890_000],
    [890_000, 100_000],
  ]);
});

test('an item that was sold out or deleted since is refused, and accepted once in stock again', async () => {
  const accessory = await addAccessory(database);
  const body = orderFor(accessory, { orderType: 'accessory' });
  expect((await place(body)).status).toBe(201);
  await change('accessories', accessory, 'stock = 0');
  expect((await place(body)).body.code).toBe('OUT_OF_STOCK');
  await change('accessories', accessory, 'stock = 1');
  expect((await place(body)).status).toBe(201);
  await database.query('delete from accessories where id = $1', [accessory]);
  expect((await place(body)).status).toBe(404);
  expect(await storedPrices(accessory)).toHaveLength(2);
});
