import type { NestExpressApplication } from '@nestjs/platform-express';
import { insert, storedFile } from '../../../../test/catalogue.js';
import { signIn, staffEnvironment, type Staff } from '../../../../test/staff.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;
let staff: Staff;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  staff = await signIn(app);
});
afterEach(() => database.query('truncate products, features, media_files'));
afterAll(async () => {
  await app.close();
  await database.drop();
});

const MISSING = 'There is no such file. Please upload it first';
const product = { name: 'Signature', description: 'x', price: 1 };
const names = async () => (await database.query<{ name: string }>('select name from products')).map(({ name }) => name);

test('a missing file cannot be named, and nothing is stored', async () => {
  await storedFile(database, '/uploads/here.webp');
  const images = ['/uploads/here.webp', '/uploads/nope.webp'];
  const answer = await staff.post('/api/products').send({ ...product, images, headerVideo: '/uploads/nope.mp4' });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', message: MISSING });
  expect(answer.body.fields).toEqual(
    expect.arrayContaining([
      { field: 'images.1', message: MISSING },
      { field: 'headerVideo', message: MISSING },
    ]),
  );
  expect(await names()).toEqual([]);
});

test('a file that is being removed cannot be named', async () => {
  await storedFile(database, '/uploads/going.webp');
  await database.query('update media_files set removed_at = now()');
  const answer = await staff.post('/api/features').send({ title: 'x', image: '/uploads/going.webp' });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual([{ field: 'image', message: MISSING }]);
});

test('files, their variants, static pictures and the demo can be named', async () => {
  await storedFile(database, '/uploads/here.webp', [{ url: '/uploads/here-480.avif', width: 480, format: 'avif' }]);
  const images = ['/uploads/here.webp', '/uploads/here-480.avif', '/images/static.jpg', '/uploads/demo/any.webp'];
  const answer = await staff.post('/api/products').send({ ...product, images });
  expect(answer.status).toBe(201);
  expect(answer.body.images).toEqual(images);
});

test('only a newly named missing file prevents a change, not one that the row already names', async () => {
  const stored = { name: 'Old', description: '', image: '/uploads/lost.webp', images: ['/uploads/lost.webp'] };
  const id = await insert(database, 'products', stored);
  const change = (body: object) => staff.put(`/api/products/${id}`).send({ ...product, name: 'New', ...body });
  expect((await change({ image: '/uploads/lost.webp' })).status).toBe(200);
  expect((await change({ images: ['/images/static.jpg', '/uploads/lost.webp'] })).status).toBe(200);
  expect((await change({ image: '/uploads/nope.webp' })).status).toBe(400);
  expect(await names()).toEqual(['New']);
});
