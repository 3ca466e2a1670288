import { jest } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { until } from '../../../test/until.js';
import { PublicReadCache } from './public-read-cache.js';

const ORIGIN = 'https://partner.example';

let database: TestDatabase;
let app: NestExpressApplication;
let kept: request.Response;

const http = () => request(app.getHttpServer());

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: { CORS_ORIGINS: ORIGIN } });
  const cache = app.get(PublicReadCache);
  await until(async () => {
    kept = await http().get('/api/features');
    expect(cache.find('de /api/features ')).toBeDefined();
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const told = ({ status, headers }: request.Response) => ({
  status,
  etag: headers['etag'],
  caching: headers['cache-control'],
  type: headers['content-type'],
  length: headers['content-length'],
  policy: headers['content-security-policy'],
});

test('a kept answer is given to every way of asking for it, without another read', async () => {
  const begin = jest.spyOn(app.get(PublicReadCache), 'begin');
  try {
    const others = [
      await http().get('/api/features').set('Origin', ORIGIN),
      await http().head('/api/features'),
      await http().get('/features'),
    ];
    for (const other of others) {
      expect(told(other)).toEqual(told(kept));
      expect(other.headers['vary']).toContain('Accept-Language, Authorization');
      expect(other.headers['x-request-id']).toBeDefined();
    }
    expect(others[0]?.headers['access-control-allow-origin']).toBe(ORIGIN);
    const known = await http()
      .get('/features')
      .set('If-None-Match', kept.headers['etag'] ?? '');
    expect([known.status, known.text]).toEqual([304, '']);
    expect(begin).not.toHaveBeenCalled();
  } finally {
    begin.mockRestore();
  }
});

test('an answer that is made anew is told like a kept one', async () => {
  const begin = jest.spyOn(app.get(PublicReadCache), 'begin');
  try {
    app.get(PublicReadCache).drop('features');
    expect(told(await http().get('/api/features'))).toEqual(told(kept));
    expect(begin).toHaveBeenCalledTimes(1);
  } finally {
    begin.mockRestore();
  }
});
