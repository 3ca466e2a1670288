import type { NestExpressApplication } from '@nestjs/platform-express';
import { missingTexts, PRODUCT_TEXTS, type Role } from '@vitrine/schemas';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { addStaff, signIn, signInAs, staffEnvironment, type Staff } from '../../../test/staff.js';

let database: TestDatabase;
let app: NestExpressApplication;
let owner: Staff;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  owner = await signIn(app);
  await owner
    .put('/api/admin/settings')
    .send({ languages: ['de', 'en'] })
    .expect(200);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const kinds = async (staff = owner) =>
  (await staff.get('/api/admin/missing-translations').expect(200)).body.kinds as {
    kind: string;
    entries: number;
    texts: number;
  }[];
const of = async (kind: string) => (await kinds()).find((each) => each.kind === kind);

test('counts the entries of a kind that lack a translation, and their texts', async () => {
  expect(await of('stores')).toEqual({ kind: 'stores', entries: 0, texts: 0 });
  const store = { name: 'Wien', address: 'Graben 1', city: 'Wien', country: 'Austria' };
  await owner
    .post('/api/stores')
    .send({ ...store, description: '\n Am Graben.', services: ['Beratung', 'Gravur'] })
    .expect(201);
  await owner
    .post('/api/stores')
    .send({
      ...store,
      description: 'Am Ring.',
      services: ['Beratung'],
      translations: { en: { description: 'On the Ring.', services: ['Advice'] } },
    })
    .expect(201);
  expect(await of('stores')).toEqual({ kind: 'stores', entries: 1, texts: 3 });
});

test('counts the missing texts of products like the list does, without those of library features', async () => {
  await owner.post('/api/features').send({ title: 'Wunschliste' }).expect(201);
  await owner
    .post('/api/products')
    .send({
      name: 'Prestige',
      description: 'Für das Haus.',
      colors: ['Grün', 'Gold'],
      features: ['Wunschliste', 'Gravur', 'Katalog'],
      translations: { en: { name: 'Prestige', colors: ['Green', 'Gold'], features: ['', 'Engraving', ''] } },
    })
    .expect(201);
  const [product] = (await owner.get('/api/products').expect(200)).body as { features: string[] }[];
  const own = { ...product, features: ['', ...(product?.features.slice(1) ?? [])] };
  const texts = missingTexts(own, PRODUCT_TEXTS, 'en');
  expect(texts).toBe(2);
  expect(await of('products')).toEqual({ kind: 'products', entries: 1, texts });
});

test('counts the texts of specifications, and only for languages that the site offers', async () => {
  await owner
    .post('/api/accessories')
    .send({
      name: 'Füller',
      category: 'pen',
      price: 90,
      description: 'Schreibt.',
      specifications: { Länge: '14 cm', Feder: 'Gold' },
      translations: { en: { name: 'Pen', description: 'Writes.', specifications: { Length: '14 cm' } } },
    })
    .expect(201);
  expect(await of('accessories')).toEqual({ kind: 'accessories', entries: 1, texts: 1 });
  await owner
    .put('/api/admin/settings')
    .send({ languages: ['de', 'en', 'fr'] })
    .expect(200);
  expect(await of('accessories')).toEqual({ kind: 'accessories', entries: 1, texts: 5 });
  await owner
    .put('/api/admin/settings')
    .send({ languages: ['de'] })
    .expect(200);
  expect((await kinds()).every(({ entries, texts }) => entries === 0 && texts === 0)).toBe(true);
});

test.each<[Role, string[]]>([
  ['editor', ['products', 'accessories', 'features', 'hero', 'sections', 'stores', 'interviews', 'articles', 'pages']],
  ['operations', []],
])('%s gets the kinds that the role may read', async (role, expected) => {
  const email = `${role}@vitrine.example`;
  await addStaff(database, { email, role });
  expect((await kinds(await signInAs(app, email))).map(({ kind }) => kind)).toEqual(expected);
});
