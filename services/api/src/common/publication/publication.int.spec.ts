import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { addCoupon, ADMIN, orderFor, signIn } from '../../../test/fixtures/orders.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { until } from '../../../test/until.js';

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

const visitor = () => request(app.getHttpServer());
const staff = (method: 'get' | 'post' | 'put', path: string) => visitor()[method](path).auth(token, { type: 'bearer' });
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

interface Thing {
  create: string;
  /** Its required fields. */
  fields: object;
  flag: 'published' | 'isActive';
  /** Whether visitors see it. */
  isSeen: (id: string) => Promise<boolean>;
}

const isListed = (path: string) => async (id: string) => {
  const { status, body } = await visitor().get(path);
  expect(status).toBe(200);
  return (body as { id: string }[]).some((row) => row.id === id);
};

const THINGS: Readonly<Record<string, Thing>> = {
  product: {
    create: '/api/products',
    fields: { name: 'Nocturne', description: 'Eine Edition.', price: 4900, subscriptionPrice: 190 },
    flag: 'published',
    isSeen: isListed('/api/products'),
  },
  interview: {
    create: '/api/interviews',
    fields: { title: 'Gespräch', clientName: 'Clara Rosenhag' },
    flag: 'published',
    isSeen: isListed('/api/interviews'),
  },
  section: {
    create: '/api/homepage-sections/admin',
    fields: { sectionKey: 'evening', title: 'Abends' },
    flag: 'isActive',
    isSeen: isListed('/api/homepage-sections'),
  },
  page: {
    create: '/api/content-pages/admin',
    fields: { pageType: 'newsroom', title: 'Neuigkeiten' },
    flag: 'isActive',
    isSeen: async () => (await visitor().get('/api/content-pages/newsroom')).status === 200,
  },
};

async function created({ create, fields }: Thing, more: object): Promise<string> {
  const answer = await staff('post', create).send({ ...fields, ...more });
  expect(answer.status).toBe(201);
  return (answer.body as { id: string }).id;
}

describe.each(Object.entries(THINGS))('a %s', (_name, thing) => {
  const { create, flag, isSeen } = thing;
  const table = { products: 'products', interviews: 'interviews', 'homepage-sections': 'homepage_sections' };
  afterEach(() =>
    database.query(`delete from ${table[create.split('/')[2] as keyof typeof table] ?? 'content_pages'}`),
  );

  test('is published at once if the client names no state', async () => {
    expect(await isSeen(await created(thing, {}))).toBe(true);
  });

  test('is a draft until it is switched on, and visible in the next read', async () => {
    const id = await created(thing, { [flag]: false });
    expect(await isSeen(id)).toBe(false);
    const answer = await staff('put', `${create}/${id}`).send({ [flag]: true });
    expect(answer.body).toMatchObject({ [flag]: true, publishedAt: null });
    expect(await isSeen(id)).toBe(true);
  });

  test('appears at its time without a write, also in kept answers', async () => {
    const publishedAt = inMs(1500);
    const id = await created(thing, { publishedAt });
    expect(await isSeen(id)).toBe(false);
    await until(async () => expect(await isSeen(id)).toBe(true));
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishedAt));
  });

  test('keeps its time when another field is changed, and loses it on request', async () => {
    const publishedAt = inMs(3_600_000);
    const id = await created(thing, { publishedAt });
    const [first] = Object.entries(thing.fields).filter(([field]) => ['title', 'name'].includes(field));
    const kept = await staff('put', `${create}/${id}`).send({ [first![0]]: 'Anders' });
    expect(kept.body).toMatchObject({ publishedAt, [flag]: true });
    expect((await staff('put', `${create}/${id}`).send({ publishedAt: null })).body.publishedAt).toBeNull();
    expect(await isSeen(id)).toBe(true);
  });
});

describe('what visitors do not see', () => {
  const product = THINGS['product'] as Thing;
  const draft = { published: false };
  const scheduled = () => ({ publishedAt: inMs(3_600_000) });

  test.each([
    ['a draft', () => draft],
    ['a scheduled one', scheduled],
  ])('%s of a product has no page, no sheet, no price, no coupon and cannot be ordered', async (_name, state) => {
    const id = await created(product, state());
    expect((await visitor().get(`/api/products/${id}`)).status).toBe(404);
    expect((await visitor().get(`/api/products/${id}/sheet.pdf`)).status).toBe(404);
    const order = await visitor().post('/api/orders').send(orderFor(id));
    expect([order.status, order.body.error]).toEqual([404, 'Product not found']);
    await addCoupon(app, token, { code: 'HAUS' });
    const validate = { code: 'HAUS', productId: id };
    expect((await visitor().post('/api/coupons/validate').send(validate)).body.valid).toBe(false);
    const seen = await staff('get', `/api/products/${id}`);
    expect([seen.status, seen.body.name]).toEqual([200, 'Nocturne']);
    await staff('put', `/api/products/${id}`).send({ published: true, publishedAt: null });
    expect((await visitor().post('/api/coupons/validate').send(validate)).body.valid).toBe(true);
    expect((await visitor().post('/api/orders').send(orderFor(id))).status).toBe(201);
    await staff('put', `/api/products/${id}`).send(draft);
    expect((await visitor().post('/api/orders').send(orderFor(id))).status).toBe(404);
    await database.query('truncate coupons cascade');
  });

  test('products and pages are found by the search from their publication time on', async () => {
    const count = async () => (await visitor().get('/api/search').query({ q: 'Verborgen' })).body.results.length;
    const name = { name: 'Verborgen' };
    const id = await created(product, { ...name, ...draft });
    const page = THINGS['page'] as Thing;
    const pageId = await created(page, { title: 'Verborgen', publishedAt: inMs(3_600_000) });
    expect(await count()).toBe(0);
    await staff('put', `/api/products/${id}`).send({ published: true, publishedAt: inMs(1000) });
    expect(await count()).toBe(0);
    await until(async () => expect(await count()).toBe(1));
    await staff('put', `${page.create}/${pageId}`).send({ publishedAt: null });
    expect(await count()).toBe(2);
    await staff('put', `/api/products/${id}`).send(draft);
    expect(await count()).toBe(1);
  });

  test('only the answers to staff hold the publication time', async () => {
    const id = await created(product, { publishedAt: '2026-01-02T08:00:00+01:00' });
    const [shown] = (await visitor().get('/api/products')).body.filter((row: { id: string }) => row.id === id);
    expect(Object.keys(shown)).not.toContain('publishedAt');
    const seen = await staff('get', `/api/products/${id}`);
    expect(seen.body).toMatchObject({ published: true, publishedAt: '2026-01-02T07:00:00.000Z' });
    const refused = await staff('put', `/api/products/${id}`).send({ publishedAt: '2026-02-30T10:00:00Z' });
    expect(refused.body.fields).toEqual([{ field: 'publishedAt', message: expect.stringMatching(/day that exists/) }]);
  });
});
