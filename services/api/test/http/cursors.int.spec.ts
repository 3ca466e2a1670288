import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { contact } from '../fixtures/contacts.js';
import { addProduct, orderFor } from '../fixtures/orders.js';
import { demonstration } from '../fixtures/demonstrations.js';
import { signIn, staffEnvironment, type Staff } from '../staff.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;
let staff: Staff;
let productId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  staff = await signIn(app);
  productId = await addProduct(database);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

interface List {
  path: string;
  name: string;
  /** Adds an entry, which comes first. */
  add: () => Promise<unknown>;
}

const send = (path: string, body: object) => request(app.getHttpServer()).post(path).send(body);
const lists: List[] = [
  { path: '/api/orders', name: 'orders', add: () => send('/api/orders', orderFor(productId)) },
  { path: '/api/contacts/admin/all', name: 'contacts', add: () => send('/api/contacts', contact) },
  {
    path: '/api/demonstrations/admin/all',
    name: 'demonstrations',
    add: () => send('/api/demonstrations', demonstration()),
  },
  {
    path: '/api/admin/audit?action=feature',
    name: 'entries',
    add: () => staff.post('/api/features').send({ title: 'Titel', description: 'Text' }),
  },
];

test.each(lists)(
  '$path is paged by next and by Link, and entries added meanwhile do not shift the pages',
  async ({ path, name, add }) => {
    for (let n = 0; n < 5; n += 1) await add();
    const page = async (address: string) => {
      const { status, body, headers } = await staff.get(address);
      expect(status).toBe(200);
      const link = /^<([^>]+)>; rel="next"$/.exec(headers['link'] ?? '')?.[1];
      return { ids: (body[name] as { id: string }[]).map(({ id }) => id), next: body.next as string | null, link };
    };
    const limited = `${path}${path.includes('?') ? '&' : '?'}limit=2`;
    const everything = (await page(limited.replace('limit=2', 'limit=100'))).ids;
    const first = await page(limited);
    await add();
    const second = await page(`${limited}&cursor=${first.next}`);
    expect(await page(first.link ?? '')).toEqual(second);
    await add();
    const third = await page(second.link ?? '');
    expect([...first.ids, ...second.ids, ...third.ids]).toEqual(everything);
    expect([third.next, third.link]).toEqual([null, undefined]);
  },
);

const forged = (...values: string[]) => Buffer.from(JSON.stringify(values)).toString('base64url');
const ID = '0199a1b2-0000-7000-8000-000000000001';
/** Times that `Date.parse` accepts and the database does not. */
const NO_TIMES = [
  '1 (a)',
  'Sat Nov 28 2026 x',
  '0000-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-11-28T00:00:00+23:00',
];

test.each([
  ['/api/orders', (at: string) => forged('-createdAt', at, ID)],
  ['/api/contacts/admin/all', (at: string) => forged(at, ID)],
  ['/api/demonstrations/admin/all', (at: string) => forged(at, ID)],
  ['/api/admin/trash', (at: string) => forged(at, ID)],
])('%s refuses a cursor with a forged time', async (path, cursorAt) => {
  for (const at of NO_TIMES) {
    const { status, body } = await staff.get(path).query({ cursor: cursorAt(at) });
    expect([at, status, body.fields?.[0]?.field]).toEqual([at, 400, 'cursor']);
  }
});

test('a timeline refuses a cursor with a forged time', async () => {
  const { body: order } = await send('/api/orders', orderFor(productId));
  for (const at of NO_TIMES) {
    const { status, body } = await staff.get(`/api/orders/${order.id}/timeline`).query({ cursor: forged(at, ID) });
    expect([at, status, body.fields?.[0]?.field]).toEqual([at, 400, 'cursor']);
  }
});

test.each(['/api/events', '/api/admin/live/changes'])(
  '%s refuses an `after` whose numbers are too large',
  async (path) => {
    const { status, body } = await staff.get(path).query({ after: forged('9999999999', '1', '1') });
    expect([status, body.fields?.[0]?.field]).toEqual([400, 'after']);
  },
);

test.each(lists)('$path refuses an invalid cursor', async ({ path }) => {
  for (const cursor of ['x', Buffer.from('["a","b"]').toString('base64url')]) {
    const { status, body } = await staff.get(path).query({ cursor });
    expect([status, body.fields?.[0]?.field]).toEqual([400, 'cursor']);
  }
});
