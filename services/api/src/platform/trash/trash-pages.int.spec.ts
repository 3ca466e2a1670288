import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { addProduct, ADMIN, orderFor, signIn } from '../../../test/fixtures/orders.js';
import { addToTrash } from '../../../test/fixtures/trash.js';
import { addStaff } from '../../../test/staff.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';

interface Page {
  entries: { id: string; kind: string; name: string; deletedAt: string }[];
  total: number;
  next: string | null;
}

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: ADMIN });
  token = await signIn(app);
});
afterEach(() => database.query('delete from trash'));
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (path: string, as = token) => request(app.getHttpServer()).get(path).auth(as, { type: 'bearer' });
const list = async (query = '', as = token) => (await get(`/api/admin/trash?${query}`, as)).body as Page;

/** Entries of the trash that were deleted within one millisecond, as by a bulk deletion. */
const fill = (count: number) =>
  database.query(
    `insert into trash (id, kind, name, data, deleted_at, deleted_by)
     select gen_random_uuid(), 'stores', 'Haus ' || n, '{}', now() - interval '1 day' + n * interval '3 microseconds', 'anna@vitrine.example'
     from generate_series(1, $1) n`,
    [count],
  );

async function deletedOrder(productName: string): Promise<string> {
  const product = await addProduct(database, { name: productName });
  const { body } = await request(app.getHttpServer()).post('/api/orders').send(orderFor(product));
  await request(app.getHttpServer()).delete(`/api/orders/${body.id}`).auth(token, { type: 'bearer' });
  return body.id as string;
}

test('everything that was deleted can be reached, by pages and by cursor', async () => {
  await fill(1204);
  const first = await list('limit=100');
  expect(first).toMatchObject({ total: 1204, page: 1, limit: 100 });
  const last = await list('limit=100&page=13');
  expect(last.entries).toHaveLength(4);
  expect(last.next).toBeNull();
  const seen = new Set<string>();
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Page = await list(`limit=100&cursor=${cursor}`);
    for (const { id } of page.entries) seen.add(id);
    cursor = page.next;
  }
  expect(seen.size).toBe(1204);
  const { headers } = await get('/api/admin/trash?limit=100');
  expect(headers['link']).toBe(`</api/admin/trash?limit=100&cursor=${first.next}>; rel="next"`);
  expect((await get('/api/admin/trash?cursor=x')).status).toBe(400);
});

test('the trash is searched by name and author, ignoring case and accents, and filtered by kind', async () => {
  await fill(2);
  const template = await addToTrash(database);
  await database.query(`update trash set name = 'Grüße' where id = $1`, [template]);
  const ids = async (query: string) => (await list(query)).entries.map(({ name }) => name).sort();
  expect(await ids('search=GRUSSE')).toEqual(['Grüße']);
  expect(await ids('search=haus anna')).toEqual(['Haus 1', 'Haus 2']);
  expect(await ids('search=haus 2')).toEqual(['Haus 2']);
  expect(await ids('kind=reply_templates')).toEqual(['Grüße']);
  expect(await ids('kind=reply_templates&search=haus')).toEqual([]);
  expect((await get('/api/admin/trash?kind=staff')).status).toBe(400);
});

test('deleted orders are listed for whoever may read orders, without naming the customer', async () => {
  await addToTrash(database);
  const id = await deletedOrder('Onyx');
  const { entries, total } = await list();
  expect(total).toBe(2);
  expect(entries[0]).toMatchObject({ id, kind: 'orders', name: `#${id.slice(-8)} Onyx`, deletedBy: ADMIN.ADMIN_EMAIL });
  expect((await list(`search=${encodeURIComponent(`#${id.slice(-8)}`)}`)).entries.map((entry) => entry.id)).toEqual([
    id,
  ]);
  expect((await list('kind=orders')).total).toBe(1);
  const email = 'redaktion@vitrine.example';
  await addStaff(database, { email, role: 'editor' });
  const { body } = await request(app.getHttpServer())
    .post('/api/admin/login')
    .send({ email, password: ADMIN.ADMIN_PASSWORD });
  expect((await list('', body.token as string)).total).toBe(0);
  await request(app.getHttpServer()).post(`/api/orders/${id}/restore`).auth(token, { type: 'bearer' });
  expect((await list('kind=orders')).total).toBe(0);
});
