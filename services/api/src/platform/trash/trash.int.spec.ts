import type { NestExpressApplication } from '@nestjs/platform-express';
import { TRASH_KINDS } from '@vitrine/schemas';
import request from 'supertest';
import { addCoupon, addProduct, ADMIN, orderFor, signIn } from '../../../test/fixtures/orders.js';
import { addStaff } from '../../../test/staff.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { Database } from '../../database/database.js';
import { TrashUpkeep } from './trash-upkeep.js';

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: ADMIN });
  token = await signIn(app);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

type Method = 'get' | 'post' | 'put' | 'delete';
const call = (method: Method, path: string, body?: object, as = token) =>
  request(app.getHttpServer())[method](path).auth(as, { type: 'bearer' }).send(body);
const listTrash = async (as = token) =>
  (await call('get', '/api/admin/trash', undefined, as)).body.entries as Record<string, unknown>[];
const restore = (id: string, as = token) => call('post', `/api/admin/trash/${id}/restore`, undefined, as);

async function make(rows: string, body: object): Promise<{ id: string }> {
  const answer = await call('post', rows, body);
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 201 });
  return answer.body as { id: string };
}

async function tokenOf(role: 'sales' | 'editor'): Promise<string> {
  const email = `${role}@vitrine.example`;
  await addStaff(database, { email, role });
  const answer = await request(app.getHttpServer())
    .post('/api/admin/login')
    .send({ email, password: ADMIN.ADMIN_PASSWORD });
  return answer.body.token as string;
}

const english = (fields: object) => ({ translations: { en: fields } });
const KINDS = [
  [
    'products',
    '/api/products',
    '/api/products',
    { name: 'Prisma', description: 'Edition', price: 10, features: ['A'] },
  ],
  [
    'accessories',
    '/api/accessories',
    '/api/accessories/admin/all',
    { name: 'Feder', category: 'pen', price: 12.5, stock: 3 },
  ],
  [
    'features',
    '/api/features',
    '/api/features/admin/all',
    { title: 'Vorrat', description: 'x', ...english({ title: 'Stock' }) },
  ],
  ['stores', '/api/stores', '/api/stores/all', { name: 'Maison', address: 'Ring 1', city: 'Wien', country: 'Austria' }],
  ['interviews', '/api/interviews', '/api/interviews/admin/all', { title: 'Im Haus', clientName: 'Anna' }],
  [
    'articles',
    '/api/articles/admin',
    '/api/articles/admin/all',
    { title: 'Neu', slug: 'neu', summary: 'x', content: '<p>x</p>' },
  ],
  [
    'homepage_sections',
    '/api/homepage-sections/admin',
    '/api/homepage-sections/admin/all',
    { sectionKey: 'band', title: 'Band' },
  ],
  [
    'content_pages',
    '/api/content-pages/admin',
    '/api/content-pages/admin/all',
    { pageType: 'imprint', title: 'Impressum', content: '<p>x</p>' },
  ],
  [
    'coupons',
    '/api/coupons/admin',
    '/api/coupons/admin',
    { code: 'FEST', name: 'Fest', discountType: 'fixed', discountValue: 5, validFrom: '2026-01-01' },
  ],
  ['reply_templates', '/api/admin/reply-templates', '/api/admin/reply-templates', { title: 'Dank', text: 'Danke.' }],
] as const;

test('every kind is tested', () => {
  expect(KINDS.map(([kind]) => kind).sort()).toEqual(Object.keys(TRASH_KINDS).sort());
});

test.each(KINDS)(
  '%s that were deleted are only in the trash, and are restored as they were',
  async (kind, rows, all, body) => {
    const { id } = await make(rows, body);
    const find = async () =>
      ((await call('get', all)).body as { id: string; version: number }[]).find((row) => row.id === id);
    const before = await find();
    expect((await call('delete', `${rows}/${id}`)).status).toBe(204);
    expect(await find()).toBeUndefined();
    const [entry] = await listTrash();
    expect(entry).toMatchObject({ id, kind, deletedBy: ADMIN.ADMIN_EMAIL });
    expect(Object.values(body)).toContain(entry?.['name']);
    const days = Date.parse(String(entry?.['removedAt'])) - Date.parse(String(entry?.['deletedAt']));
    expect(days).toBe(30 * 86_400_000);

    const restored = await restore(id);
    expect([restored.status, restored.body.kind]).toEqual([200, kind]);
    expect(await find()).toEqual({
      ...before,
      version: (before?.version ?? 0) + 1,
      updatedAt: expect.any(String),
      updatedBy: ADMIN.ADMIN_EMAIL,
    });
    expect(await listTrash()).toEqual([]);
    expect((await restore(id)).status).toBe(404);
    expect((await call('delete', `${rows}/${id}`)).status).toBe(204);
    expect((await call('delete', `/api/admin/trash/${id}`)).status).toBe(204);
    expect((await restore(id)).status).toBe(404);
    const entries = await database.query(
      `select action, details ->> 'kind' as kind from audit_log where subject_id = $1 and action like 'trash.%' and outcome = 'done'
     order by at, id`,
      [id],
    );
    expect(entries).toEqual([
      { action: 'trash.restore', kind },
      { action: 'trash.remove', kind },
    ]);
  },
);

test('visitors see a restored entry at once', async () => {
  const { id } = await make('/api/stores', { name: 'Atelier', address: 'Ring 1', city: 'Graz', country: 'Austria' });
  const visible = async () =>
    ((await request(app.getHttpServer()).get('/api/stores')).body as { id: string }[]).some((store) => store.id === id);
  expect(await visible()).toBe(true);
  await call('delete', `/api/stores/${id}`);
  expect(await visible()).toBe(false);
  await restore(id);
  expect(await visible()).toBe(true);
});

test('an entry is not restored while another one has its unique value', async () => {
  const { id } = await addCoupon(app, token, { code: 'DOPPELT' });
  await call('delete', `/api/coupons/admin/${id}`);
  const other = await addCoupon(app, token, { code: 'DOPPELT' });
  const { status, body } = await restore(id);
  expect([status, body.code, body.error]).toEqual([
    409,
    'CONFLICT',
    'Another entry now uses the same code, address or place. Please change or delete that one first',
  ]);
  await call('delete', `/api/coupons/admin/${other.id}`);
  expect((await restore(id)).status).toBe(200);
  await call('delete', `/api/admin/trash/${other.id}`);
});

test('a coupon is restored with the uses that it still has, and loses them when it is removed for good', async () => {
  const product = await addProduct(database);
  const { id } = await addCoupon(app, token, { code: 'TREUE', userUsageLimit: 2 });
  const place = async () =>
    (await call('post', '/api/orders', orderFor(product, { couponCode: 'TREUE' }))) as {
      status: number;
      body: { id: string };
    };
  const first = await place();
  await place();
  await call('delete', `/api/coupons/admin/${id}`);
  await call('put', `/api/orders/${first.body.id}`, { status: 'cancelled' });
  await restore(id);
  const [coupon] = await database.query<{ usage_count: number }>('select usage_count from coupons where id = $1', [id]);
  expect(coupon).toEqual({ usage_count: 1 });
  expect((await place()).status).toBe(201);
  expect((await place()).status).toBe(400);
  const uses = () => database.query('select from coupon_uses where coupon_id = $1', [id]);
  await call('delete', `/api/coupons/admin/${id}`);
  expect(await uses()).toHaveLength(2);
  await call('delete', `/api/admin/trash/${id}`);
  expect(await uses()).toHaveLength(0);
});

test('a use that becomes valid again while its coupon is in the trash counts once the coupon is restored', async () => {
  const product = await addProduct(database);
  const { id } = await addCoupon(app, token, { code: 'EINMAL', usageLimit: 1 });
  const { body: order } = (await call('post', '/api/orders', orderFor(product, { couponCode: 'EINMAL' }))) as {
    body: { id: string };
  };
  await call('put', `/api/orders/${order.id}`, { status: 'cancelled' });
  await call('delete', `/api/coupons/admin/${id}`);
  expect((await call('put', `/api/orders/${order.id}`, { status: 'pending' })).status).toBe(200);
  await restore(id);
  const [coupon] = await database.query<{ usage_count: number }>('select usage_count from coupons where id = $1', [id]);
  expect(coupon).toEqual({ usage_count: 1 });
  expect((await call('post', '/api/orders', orderFor(product, { couponCode: 'EINMAL' }))).status).toBe(400);
});

test('the names of specifications keep their order', async () => {
  const specifications = { Länge: '14 cm', Feder: 'Gold' };
  const { id } = await make('/api/accessories', { name: 'Feder', category: 'pen', price: 1, stock: 1, specifications });
  await call('delete', `/api/accessories/${id}`);
  await restore(id);
  const { text } = await request(app.getHttpServer()).get(`/api/accessories/${id}`);
  expect(text).toContain('{"Länge":"14 cm","Feder":"Gold"}');
});

test('a restored product keeps the titles of features that were deleted from the library meanwhile', async () => {
  const texts = { title: 'Gravur', description: 'x', translations: { en: { title: 'Engraving', description: 'x' } } };
  const feature = await make('/api/features', texts);
  const product = await make('/api/products', { name: 'Onyx', description: 'x', features: ['Gravur', 'Eigenes'] });
  await call('delete', `/api/products/${product.id}`);
  await call('delete', `/api/features/${feature.id}`);
  await restore(product.id);
  const { body } = await request(app.getHttpServer()).get(`/api/products/${product.id}?lang=en`);
  expect((body.featureDetails as { id: string | null; title: string }[]).map(({ id, title }) => [title, id])).toEqual([
    ['Engraving', null],
    ['Eigenes', null],
  ]);
  await call('delete', `/api/admin/trash/${feature.id}`);
});

test('products are linked to a restored feature again', async () => {
  const feature = await make('/api/features', { title: 'Gravur', description: 'x' });
  const product = await make('/api/products', { name: 'Opal', description: 'x', features: ['Eigenes', 'Gravur'] });
  const links = async () => {
    const answer = await request(app.getHttpServer()).get(`/api/products/${product.id}`);
    return (answer.body.featureDetails as { id: string | null; title: string }[]).map(({ id, title }) => [title, id]);
  };
  const linked = await links();
  expect(linked).toEqual([
    ['Eigenes', null],
    ['Gravur', feature.id],
  ]);
  await call('delete', `/api/features/${feature.id}`);
  expect(await links()).toEqual([
    ['Eigenes', null],
    ['Gravur', null],
  ]);
  await restore(feature.id);
  expect(await links()).toEqual(linked);
});

test('staff see only what they may read, and restore only what they may delete', async () => {
  const sales = await tokenOf('sales');
  const store = await make('/api/stores', { name: 'Haus', address: 'Ring 1', city: 'Linz', country: 'Austria' });
  const template = await make('/api/admin/reply-templates', { title: 'Gruß', text: 'Guten Tag.' });
  await call('delete', `/api/stores/${store.id}`);
  await call('delete', `/api/admin/reply-templates/${template.id}`);
  expect((await listTrash(sales)).map(({ id }) => id)).toEqual([template.id, store.id]);
  for (const refused of [
    await restore(store.id, sales),
    await call('delete', `/api/admin/trash/${store.id}`, undefined, sales),
  ])
    expect([refused.status, refused.body.permission]).toEqual([403, 'content:write']);
  expect((await restore(template.id, sales)).status).toBe(200);

  await call('delete', `/api/admin/reply-templates/${template.id}`);
  expect((await listTrash(await tokenOf('editor'))).map(({ id }) => id)).toEqual([store.id]);
});

test('an entry older than 30 days cannot be restored, and the daily job removes it', async () => {
  const { id } = await make('/api/accessories', { name: 'Kappe', category: 'pen', price: 1, stock: 1 });
  await call('delete', `/api/accessories/${id}`);
  await database.query(`update trash set deleted_at = deleted_at - interval '30 days' where id = $1`, [id]);
  expect((await listTrash()).map((entry) => entry['id'])).not.toContain(id);
  expect((await restore(id)).status).toBe(404);
  const upkeep = new TrashUpkeep(app.get(Database));
  expect(await upkeep.run()).toEqual({ removed: 1 });
  expect(await upkeep.run()).toEqual({ removed: 0 });
  expect(await database.query('select from trash where id = $1', [id])).toEqual([]);
});
