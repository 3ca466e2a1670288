import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { consentData, customer } from '../../../test/fixtures/orders.js';
import { signIn, staffEnvironment, type Staff } from '../../../test/staff.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { picture } from '../../../test/uploads/pictures.js';

const pen = {
  name: 'Füllhalter',
  subtitle: 'Für die Unterschrift',
  brand: 'Écritoire',
  description: 'Von Hand.',
  category: 'pen',
  price: 390.5,
  material: 'Messing',
  color: 'Gold',
  size: 'M',
  weight: 32.5,
  stock: 4,
  isInStock: true,
  mainImage: '/images/pen.webp',
  images: ['/images/pen-2.webp'],
  features: ['Handgefertigt'],
  specifications: { Länge: '14 cm', Feder: 'Gold' },
  translations: { en: { name: 'Fountain pen', specifications: { Length: '14 cm', Nib: 'Gold' } } },
};

let database: TestDatabase;
let app: NestExpressApplication;
let staff: Staff;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  staff = await signIn(app);
});
afterEach(() => database.query('truncate accessories, media_files, orders cascade'));
afterAll(async () => {
  await app.close();
  await database.drop();
});

const visitor = (path: string) => request(app.getHttpServer()).get(path);
const created = async (accessory: object = pen) => {
  const answer = await staff.post('/api/accessories').send(accessory);
  expect(answer.status).toBe(201);
  return answer.body as Record<string, unknown> & { id: string };
};
const put = (id: string, body: object) => staff.put(`/api/accessories/${id}`).send(body);
const toggle = (id: string) => staff.patch(`/api/accessories/${id}/toggle-stock`);

test('a new accessory has all its fields, and visitors see it at once', async () => {
  expect((await visitor('/api/accessories')).body).toEqual([]);
  const accessory = await created();
  expect(accessory).toEqual({
    ...pen,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    pictures: {},
    version: 1,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    updatedBy: 'owner@vitrine.example',
  });
  const { translations: _, ...german } = pen;
  expect((await visitor('/api/accessories')).body).toEqual([{ ...german, id: accessory.id, pictures: {} }]);
  expect((await visitor(`/api/accessories/${accessory.id}?lang=en`)).body).toMatchObject({
    name: 'Fountain pen',
    specifications: { Length: '14 cm', Nib: 'Gold' },
  });
});

test('only name, category and price are needed', async () => {
  expect(await created({ name: 'Etui', category: 'case', price: 0 })).toMatchObject({
    brand: null,
    description: '',
    weight: null,
    stock: 0,
    isInStock: true,
    mainImage: null,
    images: [],
    specifications: {},
    translations: {},
  });
});

test.each([
  [{ name: ' ' }, 'name', 'Accessory name is required'],
  [{ category: undefined }, 'category', 'Category is required'],
  [{ category: 'watch' }, 'category', 'Category must be one of pen, wallet, belt, watch_band, case, other'],
  [{ price: null }, 'price', 'Price is required'],
  [{ price: -0.01 }, 'price', 'Prices cannot be negative'],
  [{ stock: 1.5 }, 'stock', 'Stock must be a whole number from 0'],
  [{ stock: -1 }, 'stock', 'Stock must be a whole number from 0'],
  [{ weight: 'heavy' }, 'weight', 'Weight must be a number from 0'],
  [{ mainImage: 'a.png' }, 'mainImage', 'Please enter a path of this site, such as /uploads/picture.webp'],
  [{ specifications: ['a'] }, 'specifications', 'Specifications must be an object of texts by label'],
  [{ specifications: { a: {} } }, 'specifications', 'Specifications must be an object of texts by label'],
  [{ isInStock: 1 }, 'isInStock', 'This value must be true or false'],
])('%j is refused', async (changes, field, message) => {
  const answer = await staff.post('/api/accessories').send({ ...pen, ...changes });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field, message }] });
});

test('specifications keep the order of their labels in both languages, also when only that changes', async () => {
  const { id } = await created();
  const turned = { Nib: 'Gold', Length: '14 cm' };
  await put(id, {
    specifications: { Feder: 'Gold', Länge: '14 cm' },
    translations: { en: { specifications: turned } },
  });
  const labels = async (language: string) => {
    const { body } = await visitor(`/api/accessories/${id}?lang=${language}`);
    return Object.keys((body as typeof pen).specifications);
  };
  expect(await labels('de')).toEqual(['Feder', 'Länge']);
  expect(await labels('en')).toEqual(['Nib', 'Length']);
  const [stored] = (await staff.get('/api/accessories/admin/all')).body as (typeof pen)[];
  expect(Object.keys(stored?.translations.en.specifications ?? {})).toEqual(['Nib', 'Length']);
});

test('staff see every accessory by name, with translations and version', async () => {
  await created();
  await created({ ...pen, name: 'Etui', isInStock: false, stock: 0 });
  const { body } = await staff.get('/api/accessories/admin/all');
  expect(body.map(({ name, version }: { name: string; version: number }) => [name, version])).toEqual([
    ['Etui', 1],
    ['Füllhalter', 1],
  ]);
  expect(body[1].translations).toEqual(pen.translations);
});

test('a change of a subset keeps the rest and is seen at once; a stale version changes nothing', async () => {
  const { id } = await created();
  await visitor(`/api/accessories/${id}`);
  const { pictures: _, ...expected } = { ...pen, price: 420, pictures: {} };
  expect((await put(id, { price: 420, version: 1 })).body).toMatchObject({ ...expected, version: 2 });
  expect((await visitor(`/api/accessories/${id}`)).body.price).toBe(420);
  expect((await put(id, { price: 1, version: 1 })).body.code).toBe('STALE_VERSION');
  expect((await visitor(`/api/accessories/${id}`)).body.price).toBe(420);
});

test('the whole answer sent back changes nothing but the version', async () => {
  const before = await created();
  const { version: _, updatedAt: _at, ...rest } = (await put(before.id, before)).body;
  expect(before).toMatchObject(rest);
  expect(Object.keys(rest.specifications)).toEqual(['Länge', 'Feder']);
});

test('hiding and showing changes the flag, not the stock, and takes effect on orders at once', async () => {
  const { id } = await created();
  const order = () =>
    request(app.getHttpServer())
      .post('/api/orders')
      .send({ productId: id, orderType: 'accessory', customerInfo: customer, consentData });
  const shown = async (query: string) => (await visitor(`/api/accessories?inStock=${query}`)).body.length as number;
  expect([await shown('true'), await shown('false')]).toEqual([1, 0]);
  const hidden = await toggle(id);
  expect(hidden.status).toBe(200);
  expect(hidden.body).toMatchObject({ id, isInStock: false, stock: 4, version: 2 });
  expect([await shown('true'), await shown('false')]).toEqual([0, 1]);
  expect((await order()).body).toMatchObject({ code: 'OUT_OF_STOCK', error: 'Accessory is out of stock' });
  expect((await toggle(id)).body.isInStock).toBe(true);
  expect((await order()).status).toBe(201);
  expect((await visitor(`/api/accessories/${id}`)).body.stock).toBe(4);
});

test('none of several concurrent toggles is lost', async () => {
  const { id } = await created();
  await Promise.all(Array.from({ length: 5 }, () => toggle(id)));
  expect((await visitor(`/api/accessories/${id}`)).body.isInStock).toBe(false);
});

test('as a form: JSON text is parsed, files become paths, and images are appended', async () => {
  const answer = await staff
    .post('/api/accessories')
    .field({ name: 'Etui', category: 'case', price: '12,50', stock: '3', isInStock: 'false', weight: '' })
    .field('specifications', '{"Länge":"14 cm","Fächer":2}')
    .field('images', '/images/one.webp')
    .attach('mainImage', await picture('png'), 'a.png')
    .attach('accessoryImages', await picture('png'), 'b.png');
  expect(answer.status).toBe(201);
  const upload = expect.stringMatching(/^\/uploads\//);
  expect(answer.body).toMatchObject({
    price: 12.5,
    stock: 3,
    isInStock: false,
    weight: null,
    specifications: { Länge: '14 cm', Fächer: '2' },
    mainImage: upload,
    images: ['/images/one.webp', upload],
  });
});

test('an accessory with orders can be deleted; its orders and coupons keep working', async () => {
  const { id } = await created();
  const coupon = { code: 'PENS', name: 'Pens', discountType: 'fixed', discountValue: 5, validFrom: '2026-01-01' };
  await staff.post('/api/coupons/admin').send({ ...coupon, applicableProducts: [id], applicableCategories: ['pen'] });
  const order = await request(app.getHttpServer())
    .post('/api/orders')
    .send({ productId: id, orderType: 'accessory', customerInfo: customer, consentData, couponCode: 'PENS' });
  expect(order.status).toBe(201);
  await visitor('/api/accessories');
  expect((await staff.delete(`/api/accessories/${id}`)).status).toBe(204);
  expect((await visitor('/api/accessories')).body).toEqual([]);
  expect((await staff.get(`/api/orders/${String(order.body.id)}`)).body).toMatchObject({
    productName: 'Füllhalter',
    productPrice: 385.5,
  });
  const check = await request(app.getHttpServer()).post('/api/coupons/validate').send({ code: 'PENS', productId: id });
  expect(check.body).toEqual({ valid: false, error: 'Coupon is not applicable to this product' });
});

test('an unknown accessory gives 404', async () => {
  for (const call of [put('x', {}), toggle('x'), staff.delete('/api/accessories/x')]) {
    const answer = await call;
    expect([answer.status, answer.body.error]).toEqual([404, 'Accessory not found']);
  }
});
