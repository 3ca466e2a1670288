import { once } from 'node:events';
import { request as open, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { addCoupon, addProduct, ADMIN, customer, orderFor, signIn } from '../../../test/fixtures/orders.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { until } from '../../../test/until.js';
import { Database } from '../../database/database.js';

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;
let signature: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: ADMIN });
  token = await signIn(app);
  signature = await addProduct(database, { name: 'Signature' });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const call = (method: 'get' | 'put' | 'delete' | 'post', path: string, body?: object) =>
  request(app.getHttpServer())[method](path).auth(token, { type: 'bearer' }).send(body);
const place = async (fields: Record<string, unknown> = {}, productId = signature) =>
  (await call('post', '/api/orders', orderFor(productId, fields))).body.id as string;
const exported = (query = '') => call('get', `/api/orders/export${query}`).buffer(true);
const listLines = (text: string) => text.replace('\ufeff', '').trimEnd().split('\r\n');
const listIds = (text: string) =>
  listLines(text)
    .slice(1)
    .map((line) => line.slice(0, 36));

test('the export is a CSV file of the orders with their amounts, without their customers', async () => {
  await addCoupon(app, token, { code: 'ATELIER' });
  const id = await place({ couponCode: 'ATELIER', notes: 'Bitte anrufen' });
  await call('put', `/api/orders/${id}`, { adminNotes: 'ruft zurück' });
  const { status, headers, text } = await exported();
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="orders-${today}.csv"`,
    'cache-control': 'no-store',
  });
  expect(text.startsWith('\ufeffOrder,Placed (UTC),Status,Product,')).toBe(true);
  const [, line] = listLines(text);
  const { createdAt, updatedAt } = (await call('get', `/api/orders/${id}`)).body;
  expect(line).toBe(`${id},${createdAt},pending,Signature,product,,,,8900.00,ATELIER,890.00,8010.00,,de,${updatedAt},`);
  for (const personal of [...Object.values(customer), 'anrufen', 'zurück']) expect(text).not.toContain(personal);
});

test('a value that a spreadsheet would take for a formula is escaped, and quoted where necessary', async () => {
  for (const sign of ['=', '+', '-', '@', '\t', '\r']) {
    const id = await place();
    await database.query('update orders set product_name = $2 where id = $1', [id, `${sign}1+1, "Uhr"`]);
    const { text } = await exported(`?search=${id.slice(-8)}`);
    expect(text).toContain(`,"'${sign}1+1, ""Uhr""",product`);
  }
});

test('a formula after a semicolon is escaped, too, as a spreadsheet may split cells there', async () => {
  const id = await place();
  await database.query('update orders set product_name = $2 where id = $1', [id, 'Uhr;=WEBSERVICE(A2)']);
  expect((await exported(`?search=${id.slice(-8)}`)).text).toContain(`Uhr;'=WEBSERVICE(A2)`);
});

test('it has the rows of the list, in the same order', async () => {
  const boutique = await addProduct(database, { name: 'Boutique', price: 100_000 });
  const people = ['Anna Adler', 'Bernd Adler', 'Carla Amsel'].map((fullName) => ({ ...customer, fullName }));
  const placed: string[] = [];
  for (const customerInfo of people) placed.push(await place({ customerInfo }, boutique));
  await call('put', `/api/orders/${placed[1]}`, { status: 'confirmed', productPrice: 50 });
  await call('delete', `/api/orders/${placed[2]}`);
  for (const query of [
    'search=boutique',
    'search=boutique+adler&sort=price',
    'search=adler&status=confirmed',
    'status=pending&sort=createdAt',
    'sort=-price',
    `search=%23${placed[0]?.slice(-8)}`,
    'search=niemand',
  ]) {
    const listed = (await call('get', `/api/orders?limit=100&${query}`)).body.orders as { id: string }[];
    expect({ query, ids: listIds((await exported(`?${query}`)).text) }).toEqual({
      query,
      ids: listed.map(({ id }) => id),
    });
  }
  expect(listLines((await exported('?search=niemand')).text)).toHaveLength(1);
});

test('the export is in the audit log, without the search text, and fails without that entry', async () => {
  await exported('?search=Erika&status=pending');
  const [entry] = (await call('get', '/api/admin/audit?action=orders.export&limit=1')).body.entries;
  expect(entry).toMatchObject({
    admin: ADMIN.ADMIN_EMAIL,
    subjectType: 'orders',
    subjectId: null,
    details: { status: 'pending', sort: '-createdAt', search: 'yes' },
  });
  await database.query('alter table audit_log rename to audit_log_away');
  expect((await exported()).status).toBe(500);
  await database.query('alter table audit_log_away rename to audit_log');
});

describe('with chosen columns', () => {
  test('it has these in their order, each once, also the assignee and the customer', async () => {
    const id = await place({ customerInfo: { ...customer, fullName: 'Frieda Fuchs' } });
    const [me] = (await call('get', '/api/admin/assignees')).body as { id: string; name: string }[];
    await call('put', `/api/orders/${id}/assignee`, { staffId: me?.id });
    const { text } = await exported('?search=fuchs&columns=price,customer,assignee,company,price,order');
    expect(listLines(text)).toEqual([
      'To pay (EUR),Customer,Assignee,Company,Order',
      `8900.00,Frieda Fuchs,${me?.name},${customer.companyName},${id}`,
    ]);
    const [entry] = (await call('get', '/api/admin/audit?action=orders.export&limit=1')).body.entries;
    expect(entry.details.columns).toEqual(['price', 'customer', 'assignee', 'company', 'price', 'order']);

    await database.query('update orders set erased_at = now() where id = $1', [id]);
    const erased = await exported(`?search=${id.slice(-8)}&columns=customer,company`);
    expect(listLines(erased.text)).toEqual(['Customer,Company', '(erased),']);
  });

  test('columns of the customer need the permission to decrypt', async () => {
    const made = await call('post', '/api/admin/api-keys', { name: 'Buchhaltung', permissions: ['orders:export'] });
    const withKey = (query: string) =>
      request(app.getHttpServer()).get(`/api/orders/export${query}`).auth(made.body.key, { type: 'bearer' });
    expect((await withKey('?columns=order,price')).status).toBe(200);
    const { status, body } = await withKey('?columns=order,company');
    expect([status, body.code, body.permission]).toEqual([403, 'FORBIDDEN', 'customers:decrypt']);
  });
});

test.each(['columns=order,telephone', 'status=done', 'sort=name', `search=${'a'.repeat(201)}`])(
  '%s is refused',
  async (query) => {
    expect((await exported(`?${query}`)).status).toBe(400);
  },
);

test('an error before the first line gives an error answer', async () => {
  await database.query('alter table orders rename column updated_at to changed_at');
  const { status, body } = await call('get', '/api/orders/export');
  await database.query('alter table orders rename column changed_at to updated_at');
  expect([status, body.code]).toEqual([500, 'INTERNAL']);
});

describe('with very many orders', () => {
  const MANY = 5000;
  /** Long enough that the file does not fit into the buffers of the connection. */
  const NAME = `Klassik ${'x'.repeat(2000)}`;

  beforeAll(async () => {
    await database.query(
      `insert into orders (id, product_id, product_name, order_type, language, original_price_cents, product_price_cents, customer)
       select gen_random_uuid(), gen_random_uuid(), $2, 'product', 'de', 100, 100, 'x' from generate_series(1, $1)`,
      [MANY, NAME],
    );
    await database.query('analyze orders');
  });

  const startExport = async (): Promise<IncomingMessage> => {
    const { port } = app.getHttpServer().address() as AddressInfo;
    const path = '/api/orders/export?search=klassik';
    const asked = open({ port, path, headers: { authorization: `Bearer ${token}` } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return answer;
  };
  const inUse = async () => {
    const pool = await app.get(Database).pool();
    return pool.totalCount - pool.idleCount;
  };

  test('each order is in the file once, as it was when the export began', async () => {
    const answer = await startExport();
    await database.query(`update orders set product_name = 'Anders' where product_name = $1`, [NAME]);
    let text = '';
    for await (const chunk of answer.setEncoding('utf8')) text += chunk as string;
    await database.query(`update orders set product_name = $1 where product_name = 'Anders'`, [NAME]);
    expect(new Set(listIds(text)).size).toBe(MANY);
    await until(async () => expect(await inUse()).toBe(0));
  });

  test('the database connection is released when the reader disconnects', async () => {
    const answer = await startExport();
    expect(await inUse()).toBe(1);
    answer.destroy();
    await until(async () => expect(await inUse()).toBe(0));
  });

  test('at most two run at a time, so that slow readers leave connections to everyone else', async () => {
    const slow = [await startExport(), await startExport()];
    const refused = await exported();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const sentence = 'Two exports are running already. Please try again in a minute';
    expect(JSON.parse(refused.text)).toEqual({
      statusCode: 503,
      code: 'UNAVAILABLE',
      error: sentence,
      message: sentence,
    });
    expect(await inUse()).toBe(2);
    expect((await call('get', '/api/orders')).status).toBe(200);
    slow[0]?.destroy();
    await until(async () => expect((await exported('?search=niemand')).status).toBe(200));
    slow[1]?.destroy();
    await until(async () => expect(await inUse()).toBe(0));
  });

  test('an export is aborted after ten minutes, even if its reader keeps reading', async () => {
    const limit = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    try {
      const answer = await startExport();
      expect(timeout).toHaveBeenCalledWith(600_000);
      const cut = once(answer.resume(), 'error');
      limit.abort();
      expect(await cut).toMatchObject([{ code: 'ECONNRESET' }]);
      await until(async () => expect(await inUse()).toBe(0));
    } finally {
      timeout.mockRestore();
    }
  });
});
