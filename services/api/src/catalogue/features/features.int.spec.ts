import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { storedFile } from '../../../test/catalogue.js';
import { signIn, staffEnvironment, type Staff } from '../../../test/staff.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';

const offline = {
  title: 'Offline-Katalog',
  description: 'Auch ohne Netz.',
  image: '/uploads/offline.webp',
  screen: 'catalogue',
  translations: { en: { title: 'Offline catalogue' } },
};

let database: TestDatabase;
let app: NestExpressApplication;
let staff: Staff;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  staff = await signIn(app);
  await storedFile(database, offline.image);
});
afterEach(() => database.query('truncate features, products'));
afterAll(async () => {
  await app.close();
  await database.drop();
});

const visitor = (path: string) => request(app.getHttpServer()).get(path);
const created = async (feature: object) => {
  const answer = await staff.post('/api/features').send(feature);
  expect(answer.status).toBe(201);
  return answer.body as { id: string; version: number };
};

test('a new feature has the admin fields, and visitors see it at once in their language', async () => {
  expect((await visitor('/api/features')).body).toEqual([]);
  const feature = await created({ ...offline, id: 'x', unknown: 1 });
  expect(feature).toEqual({
    ...offline,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    isActive: true,
    version: 1,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    updatedBy: 'owner@vitrine.example',
  });
  const { id } = feature;
  expect((await visitor('/api/features?lang=en')).body).toEqual([
    {
      id,
      title: 'Offline catalogue',
      description: 'Auch ohne Netz.',
      image: '/uploads/offline.webp',
      screen: 'catalogue',
      isActive: true,
    },
  ]);
});

test('visitors see the active features by title, staff all of them', async () => {
  await created({ title: 'Zifferblatt' });
  await created({ title: 'Ärmel', isActive: false });
  await created({ title: 'Börse' });
  const titles = (body: { title: string }[]) => body.map(({ title }) => title);
  expect(titles((await visitor('/api/features')).body)).toEqual(['Börse', 'Zifferblatt']);
  expect(titles((await staff.get('/api/features/admin/all')).body)).toEqual(['Ärmel', 'Börse', 'Zifferblatt']);
});

test('a change of a subset keeps the rest, raises the version and is seen at once', async () => {
  const { id } = await created(offline);
  await visitor('/api/features');
  const answer = await staff.put(`/api/features/${id}`).send({ description: 'Neu.', version: 1 });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ ...offline, description: 'Neu.', version: 2 });
  expect((await visitor('/api/features')).body[0].description).toBe('Neu.');
});

test('a stale version changes nothing, no version means the last write wins', async () => {
  const { id } = await created(offline);
  const put = (body: object) => staff.put(`/api/features/${id}`).send(body);
  expect((await put({ title: 'A' })).body.version).toBe(2);
  const stale = await put({ title: 'B', version: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION']);
  expect((await staff.get('/api/features/admin/all')).body[0].title).toBe('A');
});

test('of several concurrent changes of one version exactly one succeeds', async () => {
  const { id } = await created(offline);
  const answers = await Promise.all(
    ['A', 'B', 'C', 'D'].map((title) => staff.put(`/api/features/${id}`).send({ title, version: 1 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test.each([
  [{}, 'title', 'Feature title is required'],
  [{ title: ' ' }, 'title', 'Feature title is required'],
  [{ title: null }, 'title', 'Feature title is required'],
  [
    { title: 'A', image: 'javascript:alert(1)' },
    'image',
    'Please enter a path of this site, such as /uploads/picture.webp',
  ],
  [{ title: 'A', isActive: 'maybe' }, 'isActive', 'This value must be true or false'],
  [{ title: 'A', translations: [] }, 'translations', 'Translations must be an object with the languages en, fr'],
  [{ title: 'A', translations: { en: { title: 7 } } }, 'translations.en.title', 'This value must be a text'],
])('%j is refused', async (body, field, message) => {
  const answer = await staff.post('/api/features').send(body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', error: message, fields: [{ field, message }] });
});

test('an unknown feature gives 404', async () => {
  for (const call of [staff.put('/api/features/x').send({}), staff.delete('/api/features/x')]) {
    const answer = await call;
    expect([answer.status, answer.body.error]).toEqual([404, 'Feature not found']);
  }
});

describe('a product that names a feature', () => {
  const product = async (id: string, language = 'de') => (await visitor(`/api/products/${id}?lang=${language}`)).body;
  const naming = async (features: string[], english: string[] = []) => {
    const answer = await staff
      .post('/api/products')
      .send({ name: 'Signature', description: 'Die Edition.', features, translations: { en: { features: english } } });
    return answer.body.id as string;
  };

  test('shows the feature with its new title at once', async () => {
    const { id } = await created(offline);
    const edition = await naming([offline.title]);
    expect((await product(edition)).featureDetails[0]).toMatchObject({ id, title: offline.title });
    await staff.put(`/api/features/${id}`).send({ title: 'Ohne Netz' });
    expect((await product(edition)).features).toEqual(['Ohne Netz']);
  });

  test('keeps the last title in both languages when the feature is deleted', async () => {
    const { id } = await created(offline);
    const edition = await naming(['Eigenes', offline.title], ['Own', '']);
    await staff.put(`/api/features/${id}`).send({ title: 'Ohne Netz', translations: { en: { title: 'Offline' } } });
    await product(edition);
    expect((await staff.delete(`/api/features/${id}`)).status).toBe(204);
    expect((await product(edition)).featureDetails).toEqual([
      { id: null, title: 'Eigenes', description: null, image: null, screen: null },
      { id: null, title: 'Ohne Netz', description: null, image: null, screen: null },
    ]);
    expect((await product(edition, 'en')).features).toEqual(['Own', 'Offline']);
    expect((await visitor('/api/features')).body).toEqual([]);
  });
});
