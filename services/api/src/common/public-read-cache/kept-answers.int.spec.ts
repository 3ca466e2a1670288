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

const getComparable = ({ status, headers }: request.Response) => ({
  status,
  etag: headers['etag'],
  caching: headers['cache-control'],
  type: headers['content-type'],
  length: headers['content-length'],
  policy: headers['content-security-policy'],
});

test('a kept answer is sent for every form of its request, without another read', async () => {
  const begin = jest.spyOn(app.get(PublicReadCache), 'begin');
  try {
    const others = [
      await http().get('/api/features').set('Origin', ORIGIN),
      await http().head('/api/features'),
      await http().get('/features'),
    ];
    for (const other of others) {
      expect(getComparable(other)).toEqual(getComparable(kept));
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

describe('a list that is long enough to be compressed', () => {
  const read = (headers: Record<string, string>) => http().get('/api/stores').set(headers);
  const etags = new Map<string, string>();

  beforeAll(async () => {
    await database.query(
      `insert into stores (id, name, address, city, country, description)
       select gen_random_uuid(), 'Juwelier ' || n, 'Weg 1', 'München', 'Germany', repeat('Uhren und Schmuck. ', 20)
       from generate_series(1, 20) as n`,
    );
    await until(async () => {
      expect((await read({ 'Accept-Encoding': 'identity' })).body).toHaveLength(20);
      expect(app.get(PublicReadCache).find('de /api/stores ')).toBeDefined();
    });
  });

  test.each(['identity', 'gzip', 'br'])('has its own bytes and its own strong ETag in %s', async (encoding) => {
    const plain = await read({ 'Accept-Encoding': 'identity' });
    const asked = { 'Accept-Encoding': encoding };
    for (const answer of [await read(asked), await read({ ...asked, Origin: ORIGIN })]) {
      const { headers, body } = answer;
      expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(body).toEqual(plain.body);
      expect(headers['etag']).toMatch(/^"[\w-]+"$/);
      expect(Number(headers['content-length'])).toBeLessThanOrEqual(Number(plain.headers['content-length']));
      etags.set(encoding, String(headers['etag']));
    }
  });

  test('is known by the ETag of its encoding, also with Cache-Control: no-cache', async () => {
    expect(new Set(etags.values()).size).toBe(3);
    for (const [encoding, etag] of etags) {
      const known = await read({ 'Accept-Encoding': encoding, 'If-None-Match': etag, 'Cache-Control': 'no-cache' });
      expect([known.status, known.headers['etag'], known.headers['content-language']]).toEqual([304, etag, 'de']);
    }
    const other = { 'Accept-Encoding': 'br', 'If-None-Match': String(etags.get('gzip')) };
    expect((await read(other)).status).toBe(200);
  });

  test("is a 304 for Node's own fetch, which sends no-cache with every If-None-Match", async () => {
    const url = `${await app.getUrl()}/api/stores`;
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    expect((await fetch(url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });
});

test('an answer that is not kept has the same headers as a kept one', async () => {
  const begin = jest.spyOn(app.get(PublicReadCache), 'begin');
  try {
    app.get(PublicReadCache).drop('features');
    expect(getComparable(await http().get('/api/features'))).toEqual(getComparable(kept));
    expect(begin).toHaveBeenCalledTimes(1);
  } finally {
    begin.mockRestore();
  }
});
