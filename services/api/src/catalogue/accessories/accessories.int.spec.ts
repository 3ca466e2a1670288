import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { insert } from '../../../test/catalogue.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;
let pen: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url);
  pen = await insert(database, 'accessories', {
    name: 'Füllhalter',
    brand: 'Écritoire',
    description: 'Aus 100% Messing_matt.',
    category: 'pen',
    price_cents: 39_050,
    weight_grams: 32.5,
    stock: 4,
    main_image: '/uploads/pen.webp',
    features: ['Handgefertigt'],
    specifications: { Länge: '14 cm', Feder: 'Gold' },
    translations: { en: { name: 'Fountain pen', description: 'Of solid brass.', specifications: { Length: '14 cm' } } },
  });
  await insert(database, 'accessories', { name: 'Etui', category: 'case', price_cents: 0, is_in_stock: false });
  await insert(database, 'accessories', { name: 'Börse', category: 'wallet', price_cents: 100 });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (path: string) => request(app.getHttpServer()).get(path);
const names = async (query: string) => {
  const answer = await get(`/api/accessories${query}`);
  expect(answer.status).toBe(200);
  return (answer.body as { name: string }[]).map(({ name }) => name);
};

test('one accessory, in both languages', async () => {
  const { body } = await get(`/api/accessories/${pen}`);
  expect(body).toEqual({
    id: pen,
    name: 'Füllhalter',
    subtitle: null,
    brand: 'Écritoire',
    description: 'Aus 100% Messing_matt.',
    category: 'pen',
    price: 390.5,
    material: null,
    color: null,
    size: null,
    weight: 32.5,
    stock: 4,
    isInStock: true,
    mainImage: '/uploads/pen.webp',
    images: [],
    features: ['Handgefertigt'],
    specifications: { Länge: '14 cm', Feder: 'Gold' },
    pictures: {},
  });
  expect(Object.keys(body.specifications)).toEqual(['Länge', 'Feder']);
  const english = (await get(`/api/accessories/${pen}?lang=en`)).body;
  expect(english).toMatchObject({ name: 'Fountain pen', specifications: { Length: '14 cm' } });
});

test.each([
  ['', ['Börse', 'Etui', 'Füllhalter']],
  ['?category=case', ['Etui']],
  ['?inStock=true', ['Börse', 'Füllhalter']],
  ['?inStock=false&category=', ['Etui']],
  ['?search=füLL', ['Füllhalter']],
  ['?search=écri', ['Füllhalter']],
  ['?search=FOUNTAIN', ['Füllhalter']],
  ['?search=BRASS', ['Füllhalter']],
  ['?search=messing', ['Füllhalter']],
  [`?search=${encodeURIComponent('FÜLL'.normalize('NFD'))}`, ['Füllhalter']],
  ['?search=Handgefertigt', []],
  ['?category=pen&inStock=true&search=gold', []],
  ['?category=pen&inStock=true&search=halter&lang=en', ['Fountain pen']],
  ['?search=100%25', ['Füllhalter']],
  ['?search=g_matt', ['Füllhalter']],
  ['?search=%25', ['Füllhalter']],
  ['?search=etui&inStock=true', []],
  ['?unknown=x', ['Börse', 'Etui', 'Füllhalter']],
])('the list with %p', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test.each(['?category=watch', '?inStock=maybe', '?category=pen&category=case'])('%s is refused', async (query) => {
  const answer = await get(`/api/accessories${query}`);
  expect(answer.status).toBe(400);
  expect(answer.body.code).toBe('VALIDATION_FAILED');
  expect(answer.body.fields).toHaveLength(1);
});

test('an unknown accessory gives 404', async () => {
  expect((await get('/api/accessories/x')).body.error).toBe('Accessory not found');
});
