import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { eachStorage } from '../../../test/storage/each-storage.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { AppConfig } from '../../config/app-config.js';
import { FileStorage } from '../storage/index.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe.each(eachStorage)('from %s', (kind, start) => {
  let app: NestExpressApplication;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const { environment, close } = await start();
    stop = close;
    app = await createTestApp(database.url, { environment });
    const storage = app.get(FileStorage);
    await storage.put('picture.avif', { stream: Readable.from([Buffer.from('0123456789')]), size: 10 });
    if (kind === 'disk') await writeFile(`${app.get(AppConfig).dataDir}/secrets.json`, '{}');
  });
  afterAll(async () => {
    await app.close();
    await stop();
  });

  const get = (path: string) => request(app.getHttpServer()).get(path);
  const part = (range: string) => get('/uploads/picture.avif').set('Range', range);

  test('a stored file is served as immutable, with its type and nosniff', async () => {
    const answer = await get('/uploads/picture.avif');
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'content-length': '10',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(answer.body.toString()).toBe('0123456789');
  });

  test.each([
    ['bytes=2-4', '2-4', '234'],
    ['bytes=7-', '7-9', '789'],
    ['bytes=-2', '8-9', '89'],
    ['bytes=8-99', '8-9', '89'],
  ])('the range %s of a file is served', async (range, expectedRange, content) => {
    const answer = await part(range);
    expect(answer.status).toBe(206);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${expectedRange}/10`,
      'content-length': String(content.length),
      'content-type': 'image/avif',
    });
    expect(answer.body.toString()).toBe(content);
  });

  test('a range beyond the file is refused', async () => {
    const answer = await part('bytes=20-');
    expect(answer.status).toBe(416);
    expect(answer.headers).toMatchObject({ 'content-range': 'bytes */10', 'cache-control': 'no-store' });
  });

  test.each(['bytes=0-1,5-6', 'bytes=x', 'lines=1-2'])('the whole file is served for %s', async (range) => {
    expect((await part(range)).status).toBe(200);
  });

  test('a range is served only of the version that the client has', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await get('/uploads/picture.avif')).headers;
    expect((await part('bytes=1-2').set('If-Range', etag)).status).toBe(206);
    expect((await part('bytes=1-2').set('If-Range', modified)).status).toBe(206);
    expect((await part('bytes=1-2').set('If-Range', '"another"')).status).toBe(200);
  });

  test('a client that has the file gets 304', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await get('/uploads/picture.avif')).headers;
    const unchanged = await get('/uploads/picture.avif').set('If-None-Match', etag);
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
    expect((await get('/uploads/picture.avif').set('If-Modified-Since', modified)).status).toBe(304);
    expect((await get('/uploads/picture.avif').set('If-None-Match', '"another"')).status).toBe(200);
  });

  test('HEAD gets the same headers without the bytes', async () => {
    const head = await request(app.getHttpServer()).head('/uploads/picture.avif');
    expect(head.status).toBe(200);
    expect(head.headers).toMatchObject({ 'content-length': '10', 'content-type': 'image/avif' });
    expect(head.text).toBeUndefined();
  });

  test.each([
    '/uploads/none.webp',
    '/uploads/',
    '/uploads/../secrets.json',
    '/uploads/%2e%2e/secrets.json',
    '/uploads/..%2fsecrets.json',
    '/uploads/.hidden',
  ])('%s is a 404', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body.code).toBe('NOT_FOUND');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('the readiness probe reports its state', async () => {
    expect((await get('/health/ready')).body.dependencies.storage).toBe('up');
  });
});

test('an unreachable storage is reported as 503, without its address, and in the probe', async () => {
  const [, [, start]] = eachStorage;
  const { environment, close } = await start();
  const app = await createTestApp(database.url, { environment });
  await close();
  const answer = await request(app.getHttpServer()).get('/uploads/picture.avif');
  expect(answer.status).toBe(503);
  expect(answer.body.code).toBe('UNAVAILABLE');
  expect(JSON.stringify(answer.body)).not.toMatch(/127\.0\.0\.1|S3RVER|ECONN/);
  const ready = await request(app.getHttpServer()).get('/health/ready');
  expect(ready.status).toBe(503);
  expect(ready.body.dependencies).toMatchObject({ database: 'up', storage: 'down' });
  await app.close();
});
