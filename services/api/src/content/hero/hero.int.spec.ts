import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { picture, video } from '../../../test/uploads/pictures.js';
import { createSignedInApp } from '../../../test/uploads/signed-in-app.js';

let database: TestDatabase;
let app: NestExpressApplication;
let bearer: string;
let files: () => Promise<string[]>;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ app, bearer, files } = await createSignedInApp(database.url));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = async (query = '') => (await request(app.getHttpServer()).get(`/api/hero${query}`)).body as object;
const post = () => request(app.getHttpServer()).post('/api/hero').set('Authorization', bearer);

test('both fields are null until they are set', async () => {
  expect(await get()).toEqual({ heading: null, video: null, pictures: {} });
});

test('a heading is required', async () => {
  const answer = await post().attach('video', video('mp4'), 'x.mp4');
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual([{ field: 'heading', message: 'Heading is required' }]);
  expect(await files()).toEqual([]);
});

test('heading and video are shown at once, in both languages', async () => {
  const answer = await post()
    .field('heading', 'Ihre Kollektion')
    .field('translations', '{"en":{"heading":"Your collection","video":"/media/english.mp4"}}')
    .attach('video', video('webm'), 'x.mp4');
  expect(answer.status).toBe(200);
  const { video: path } = answer.body as { video: string };
  expect(path).toMatch(/^\/uploads\/.*\.webm$/);
  expect(await get()).toEqual({ heading: 'Ihre Kollektion', video: path, pictures: {} });
  expect(await get('?lang=en')).toEqual({ heading: 'Your collection', video: '/media/english.mp4', pictures: {} });
  const staff = await request(app.getHttpServer()).get('/api/hero/admin').set('Authorization', bearer);
  expect(staff.body).toMatchObject({
    heading: 'Ihre Kollektion',
    translations: { en: { heading: 'Your collection', video: '/media/english.mp4' } },
  });
});

test('fields that are not sent stay, and an empty video removes it', async () => {
  const before = await get();
  const heading = await post().field('heading', 'Neu');
  expect(heading.status).toBe(200);
  expect(await get()).toEqual({ ...before, heading: 'Neu' });
  await post().send({ video: '' });
  expect(await get()).toEqual({ heading: 'Neu', video: null, pictures: {} });
});

test('a stale version, a picture for a video and a foreign address change nothing and leave no file', async () => {
  const before = [await get(), await files()];
  const stale = await post().field('heading', 'Alt').field('version', '1').attach('video', video('mp4'), 'x.mp4');
  expect(stale.status).toBe(409);
  expect(stale.body.code).toBe('STALE_VERSION');
  const wrong = await post()
    .field('heading', 'x')
    .attach('video', await picture('png'), 'x.mp4');
  expect(wrong.status).toBe(415);
  expect((await post()).body.error).toBe('The request body must be a JSON object');
  expect((await post().send({ video: 'https://elsewhere.example/x.mp4' })).status).toBe(400);
  expect([await get(), await files()]).toEqual(before);
});
