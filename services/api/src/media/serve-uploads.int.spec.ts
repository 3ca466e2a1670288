import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { createTestApp } from '../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.js';
import { AppConfig } from '../config/app-config.js';

let database: TestDatabase;
let app: NestExpressApplication;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url);
  const { storageDir } = app.get(AppConfig);
  await mkdir(storageDir, { recursive: true });
  await writeFile(join(storageDir, 'picture.avif'), '0123456789');
  await writeFile(join(storageDir, '..', 'secrets.json'), '{}');
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (path: string) => request(app.getHttpServer()).get(path);

test('a stored file is served for ever, with its type and nothing guessed', async () => {
  const answer = await get('/uploads/picture.avif');
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  });
});

test('a part of it, and a part that does not exist', async () => {
  const part = await get('/uploads/picture.avif').set('Range', 'bytes=2-4');
  expect(part.status).toBe(206);
  expect(part.headers['content-range']).toBe('bytes 2-4/10');
  expect(part.body.toString()).toBe('234');
  expect((await get('/uploads/picture.avif').set('Range', 'bytes=20-')).status).toBe(416);
});

test.each([
  '/uploads/none.webp',
  '/uploads/',
  '/uploads/../secrets.json',
  '/uploads/%2e%2e/secrets.json',
  '/uploads/..%2fsecrets.json',
])('%s is a 404', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.body.code).toBe('NOT_FOUND');
  expect(answer.headers['cache-control']).toBe('no-store');
});
