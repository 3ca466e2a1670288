import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { insert, storedFile } from '../../../test/catalogue.js';
import { consentData, customer } from '../../../test/fixtures/orders.js';
import { signIn, staffEnvironment, type Staff } from '../../../test/staff.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { picture, video } from '../../../test/uploads/pictures.js';

const signature = {
  name: 'Signature',
  subtitle: 'Für das Haus',
  description: 'Die Edition.',
  price: 8900.1,
  subscriptionPrice: 290,
  images: ['/images/one.webp', '/images/two.webp'],
  headerVideo: '/uploads/header.mp4',
  headerTitle: 'Signature',
  headerDescription: 'Zum Start.',
  videoHeading: 'Der Film',
  colors: ['Grün'],
  materials: ['Saphirglas'],
  displayOrder: 3,
  translations: { en: { description: 'The edition.', colors: ['Green'] } },
};

let database: TestDatabase;
let app: NestExpressApplication;
let staff: Staff;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  staff = await signIn(app);
});
beforeEach(() => storedFile(database, signature.headerVideo));
afterEach(() => database.query('truncate features, products, media_files, orders cascade'));
afterAll(async () => {
  await app.close();
  await database.drop();
});

const visitor = (path: string) => request(app.getHttpServer()).get(path);
const created = async (product: object = signature) => {
  const answer = await staff.post('/api/products').send(product);
  expect(answer.status).toBe(201);
  return answer.body as Record<string, unknown> & { id: string };
};
const put = (id: string, body: object) => staff.put(`/api/products/${id}`).send(body);

test('a new product has all its fields, and by default the first image as its main one', async () => {
  const product = await created({ ...signature, id: 'x', price_cents: 1, version: 9 });
  expect(product).toEqual({
    ...signature,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    enhancedServicePrice: null,
    published: true,
    publishedAt: null,
    image: '/images/one.webp',
    video: null,
    productVideo: null,
    features: [],
    featureDetails: [],
    pictures: {},
    version: 1,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    updatedBy: 'owner@vitrine.example',
  });
  expect((await staff.get(`/api/products/${product.id}`)).body).toEqual(product);
});

test.each([
  [{ name: '' }, 'name', 'Product name is required'],
  [{ name: undefined }, 'name', 'Product name is required'],
  [{ description: ' ' }, 'description', 'Product description is required'],
  [{ description: null }, 'description', 'Product description is required'],
  [{ price: -1 }, 'price', 'Prices cannot be negative'],
  [{ subscriptionPrice: 'many' }, 'subscriptionPrice', 'This value must be a number'],
  [{ enhancedServicePrice: 1.005 }, 'enhancedServicePrice', 'Amounts have at most two decimals'],
  [
    { image: 'https://elsewhere.example/a.png' },
    'image',
    'Please enter a path of this site, such as /uploads/picture.webp',
  ],
  [{ images: ['//elsewhere.example'] }, 'images.0', 'Please enter a path of this site, such as /uploads/picture.webp'],
  [
    { headerVideo: 'javascript:alert(1)' },
    'headerVideo',
    'Please enter a path of this site, such as /uploads/picture.webp',
  ],
  [{ features: { a: 1 } }, 'features', 'This value must be a list of texts'],
  [{ colors: [1] }, 'colors.0', 'This value must be a text'],
  [{ displayOrder: 1.5 }, 'displayOrder', 'This value must be a whole number'],
  [{ displayOrder: 3e9 }, 'displayOrder', 'This value must be a whole number'],
  [
    { translations: { en: { name: 'x'.repeat(201) } } },
    'translations.en.name',
    'This text must be at most 200 characters',
  ],
])('%j is refused', async (changes, field, message) => {
  const answer = await staff.post('/api/products').send({ ...signature, ...changes });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field, message }] });
  if (Object.values(changes)[0] === undefined) return;
  const { id } = await created();
  expect((await put(id, changes)).body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field, message }] });
});

test('prices may be zero; without a price the plan is not offered', async () => {
  const { id } = await created({ ...signature, price: 0, subscriptionPrice: '' });
  expect((await visitor(`/api/products/${id}`)).body).toMatchObject({ price: 0, subscriptionPrice: null });
  await put(id, { price: null });
  expect((await visitor(`/api/products/${id}`)).body.price).toBeNull();
});

describe('reading', () => {
  test('staff get German texts, translations and version, uncached; visitors get the resolved texts', async () => {
    const { id } = await created();
    for (const path of ['/api/products', `/api/products/${id}`]) {
      const seen = async (call: typeof visitor) => {
        const answer = await call(`${path}?lang=en`);
        expect(answer.headers['vary']).toMatch(/Authorization/);
        return {
          body: [answer.body].flat()[0],
          caching: answer.headers['cache-control'],
          etag: answer.headers['etag'],
        };
      };
      for (let read = 0; read < 2; read += 1) {
        const forVisitors = await seen(visitor);
        expect(forVisitors.caching).toBe('public, max-age=0, must-revalidate');
        expect(forVisitors.body.description).toBe('The edition.');
        for (const field of ['translations', 'version', 'createdAt'])
          expect(forVisitors.body).not.toHaveProperty(field);
        const forStaff = await seen((url) => staff.get(url));
        // the tag of one entry is its version, for If-Match
        expect(forStaff).toMatchObject({ caching: 'no-store', etag: path.endsWith(id) ? '"1"' : undefined });
        expect(forStaff.body).toMatchObject({ ...signature, version: 1 });
      }
    }
  });

  test('an invalid token is refused, another authorization scheme is ignored', async () => {
    await created();
    for (let read = 0; read < 2; read += 1) {
      const refused = await visitor('/api/products').set('Authorization', 'Bearer a.b.c');
      expect([refused.status, refused.body.code]).toEqual([401, 'INVALID_TOKEN']);
      expect((await visitor('/api/products').set('Authorization', 'Basic dTpw')).status).toBe(200);
      expect((await visitor('/api/products')).status).toBe(200);
    }
  });
});

describe('changing', () => {
  test('a subset keeps the rest, and visitors see it at once', async () => {
    const { id } = await created();
    for (const path of ['/api/products', `/api/products/${id}`]) await visitor(path);
    const answer = await put(id, { name: 'Prestige', price: 9900 });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ ...signature, name: 'Prestige', price: 9900, version: 2 });
    for (const path of ['/api/products', `/api/products/${id}`]) {
      expect([(await visitor(path)).body].flat()[0]).toMatchObject({ name: 'Prestige', price: 9900 });
    }
  });

  test('the whole answer sent back changes nothing but the version', async () => {
    await created();
    const feature = await insert(database, 'features', { title: 'Offline-Katalog' });
    const before = await created({ ...signature, features: ['Offline-Katalog', 'Eigenes'] });
    expect(before['featureDetails']).toMatchObject([{ id: feature }, { id: null }]);
    const { version: _, updatedAt: _at, ...rest } = (await put(before.id, before)).body;
    expect(before).toMatchObject(rest);
  });

  test('a stale version changes nothing', async () => {
    const { id } = await created();
    await put(id, { name: 'A', version: 1 });
    const stale = await put(id, { name: 'B', version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION']);
    expect((await visitor(`/api/products/${id}`)).body.name).toBe('A');
  });

  test('English titles stay with their German titles when the features change', async () => {
    const { id } = await created({
      ...signature,
      features: ['Eins', 'Zwei'],
      translations: { en: { features: ['One', 'Two'] } },
    });
    await put(id, { features: ['Drei', 'Zwei'] });
    expect((await visitor(`/api/products/${id}?lang=en`)).body.features).toEqual(['Drei', 'Two']);
  });

  test('an unknown product gives 404', async () => {
    const unknown = '0197aaaa-0000-7000-8000-000000000000';
    for (const call of [put('x', {}), put(unknown, {}), staff.delete(`/api/products/${unknown}`)]) {
      const answer = await call;
      expect([answer.status, answer.body.error]).toEqual([404, 'Product not found']);
    }
  });
});

test('a title that equals a library title is linked to it, any other is the product’s own', async () => {
  const feature = await insert(database, 'features', {
    title: 'Offline-Katalog',
    image: '/uploads/offline.webp',
    screen: 'catalogue',
  });
  const product = await created({ ...signature, features: ' Offline-Katalog , Eigenes, ' });
  expect(product['features']).toEqual(['Offline-Katalog', 'Eigenes']);
  expect(product['featureDetails']).toEqual([
    { id: feature, title: 'Offline-Katalog', description: null, image: '/uploads/offline.webp', screen: 'catalogue' },
    { id: null, title: 'Eigenes', description: null, image: null, screen: null },
  ]);
});

test('of two library features with one title the active one is linked, and an existing link stays', async () => {
  const inactive = await insert(database, 'features', { title: 'Doppelt', is_active: false });
  const active = await insert(database, 'features', { title: 'Doppelt' });
  const getLink = (product: unknown) => (product as { featureDetails: { id: string }[] }).featureDetails[0]?.id;
  const product = await created({ ...signature, features: ['Doppelt'] });
  expect(getLink(product)).toBe(active);
  await database.query('update products set features = $1', [JSON.stringify([{ title: 'Doppelt', id: inactive }])]);
  expect(getLink((await put(product.id, { features: ['Doppelt'] })).body)).toBe(inactive);
});

describe('as a form', () => {
  test('lists and objects are JSON text, files become paths, and images are appended', async () => {
    const answer = await staff
      .post('/api/products')
      .field({ name: 'Signature', description: 'Die Edition.', price: '8900.10', subscriptionPrice: '' })
      .field('features', '["Eins, mit Komma","Zwei"]')
      .field('colors', 'Grün, Gold')
      .field('displayOrder', '2')
      .field('translations', JSON.stringify({ en: { name: 'Signature EN' } }))
      .field('headerVideo', '/uploads/header.mp4')
      .attach('productVideo', video('mp4'), 'film.mp4')
      .attach('productImages', await picture('png'), 'a.png')
      .attach('productImages', await picture('jpeg'), 'b.jpg');
    expect(answer.status).toBe(201);
    const upload = expect.stringMatching(/^\/uploads\//);
    expect(answer.body).toMatchObject({
      price: 8900.1,
      subscriptionPrice: null,
      features: ['Eins, mit Komma', 'Zwei'],
      colors: ['Grün', 'Gold'],
      displayOrder: 2,
      translations: { en: { name: 'Signature EN' } },
      headerVideo: '/uploads/header.mp4',
      productVideo: upload,
      images: [upload, upload],
      image: answer.body.images[0],
    });
    expect(Object.keys(answer.body.pictures)).toEqual(answer.body.images);

    const more = await staff
      .put(`/api/products/${String(answer.body.id)}`)
      .field('version', '1')
      .field('productVideo', '')
      .attach('productImages', await picture('webp'), 'c.webp');
    expect(more.status).toBe(200);
    expect(more.body).toMatchObject({ productVideo: null, image: answer.body.image, version: 2 });
    expect(more.body.images).toEqual([...answer.body.images, upload]);
    const files = await database.query('select path from media_files');
    const stale = await staff
      .put(`/api/products/${String(answer.body.id)}`)
      .field('version', '1')
      .attach('productImages', await picture('png'), 'd.png');
    expect(stale.status).toBe(409);
    expect(await database.query('select path from media_files')).toEqual(files);
  });

  test('a refused form leaves no file', async () => {
    const answer = await staff.post('/api/products').attach('productImages', await picture('png'), 'a.png');
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toMatchObject([{ field: 'name' }, { field: 'description' }]);
    expect(await database.query('select path from media_files')).toEqual([{ path: signature.headerVideo }]);
  });
});

test('a product with orders can be deleted, and its orders and coupons keep working', async () => {
  const { id } = await created();
  const coupon = { code: 'ONE', name: 'One', discountType: 'fixed', discountValue: 5, validFrom: '2026-01-01' };
  const couponAnswer = await staff.post('/api/coupons/admin').send({ ...coupon, applicableProducts: [id] });
  const order = await request(app.getHttpServer())
    .post('/api/orders')
    .send({ productId: id, orderType: 'product', customerInfo: customer, consentData });
  expect(order.status).toBe(201);
  await visitor('/api/products');
  expect((await staff.delete(`/api/products/${id}`)).status).toBe(204);
  expect((await visitor('/api/products')).body).toEqual([]);
  expect((await visitor(`/api/products/${id}`)).status).toBe(404);
  const kept = (await staff.get(`/api/orders/${String(order.body.id)}`)).body;
  expect(kept).toMatchObject({ productName: 'Signature', productPrice: 8900.1 });
  expect((await staff.put(`/api/orders/${String(order.body.id)}`).send({ status: 'confirmed' })).status).toBe(200);
  const check = await request(app.getHttpServer()).post('/api/coupons/validate').send({ code: 'ONE', productId: id });
  expect(check.body).toEqual({ valid: false, error: 'Coupon is not applicable to this product' });
  expect((await staff.put(`/api/coupons/admin/${String(couponAnswer.body.id)}`).send({ name: 'Two' })).status).toBe(
    200,
  );
});
