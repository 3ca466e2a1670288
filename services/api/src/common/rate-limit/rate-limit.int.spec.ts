import { randomBytes } from 'node:crypto';
import { jest } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { startRedis, type RedisProcess } from '../../../test/processes/redis-process.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { AppConfig } from '../../config/app-config.js';
import { Database } from '../../database/database.js';
import { PublicReadCache } from '../public-read-cache/public-read-cache.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { RateLimits } from './rate-limits.js';

let database: TestDatabase;
let redis: RedisProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  redis = await startRedis();
});
afterAll(async () => {
  await redis.stop();
  await database.drop();
});

describe.each(['PostgreSQL', 'Redis'])('counted in %s', (store) => {
  let apps: NestExpressApplication[] = [];

  beforeAll(async () => {
    const environment: Record<string, string> = {
      RATE_LIMIT_COUPONS: '5/60s',
      RATE_LIMIT_SEARCH: '3/60s',
      PROXY_SECRET: 'proxy-proof-'.repeat(4),
    };
    if (store === 'Redis') environment['REDIS_URL'] = redis.url;
    // All processes of an installation have the same keys.
    const FIELD_KEYS = `test:${randomBytes(32).toString('base64')}`;
    for (let instance = 0; instance < 2; instance += 1) {
      apps.push(await createTestApp(database.url, { environment: { ...environment, FIELD_KEYS } }));
    }
    // Until Redis is connected each process counts for itself.
    for (const app of apps) await readyRedis(app);
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    apps = [];
  });

  const from = (address: string, instance: number, ask: (agent: ReturnType<typeof request>) => request.Test) => {
    const app = apps[instance % 2];
    if (!app) throw new Error('no such instance');
    return ask(request(app.getHttpServer()))
      .set('X-Vitrine-Proxy', app.get(AppConfig).proxySecret ?? '')
      .set('X-Forwarded-For', address);
  };
  const validate = (address: string, instance: number) =>
    from(address, instance, (agent) => agent.post('/api/coupons/validate').send({ code: 'X', productId: 'Y' }));

  test('each address has its own limit over all processes', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, (_, index) => validate('203.0.113.50', index)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused[0]?.body).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
    for (const { headers } of answers) {
      expect(headers['ratelimit-limit']).toBe('5');
      expect(Number(headers['ratelimit-reset'])).toBeGreaterThan(0);
      expect(Number(headers['ratelimit-reset'])).toBeLessThanOrEqual(60);
    }
    const left = (some: typeof answers) => some.map(({ headers }) => Number(headers['ratelimit-remaining'])).sort();
    expect(left(answers.filter(({ status }) => status === 200))).toEqual([0, 1, 2, 3, 4]);
    expect(new Set(left(refused))).toEqual(new Set([0]));
    expect((await validate('203.0.113.51', 0)).status).toBe(200);
  });

  test('only searches have a limit, lists with kept answers have none', async () => {
    const read = (path: string, instance: number) => from('203.0.113.52', instance, (agent) => agent.get(path));
    const lists = ['', '?category=pen', '?inStock=true', '?search='].map((query) => `/api/accessories${query}`);
    for (const path of [...lists, ...lists]) expect((await read(path, 0)).status).toBe(200);
    const searches = [
      '/api/search?q=uhr',
      '/api/accessories?search=uhr',
      '/api/search?q=x',
      '/api/accessories?search=x',
    ];
    const statuses: number[] = [];
    for (const [index, path] of searches.entries()) statuses.push((await read(path, index)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const kept = await read('/api/accessories', 0);
    expect([kept.status, kept.headers['ratelimit-limit']]).toEqual([200, undefined]);
    expect((await read('/api/accessories/?search=y', 0)).status).toBe(429);
  });

  test('an unknown parameter of a list does not bypass its kept answer', async () => {
    const read = (path: string) => from('203.0.113.53', 0, (agent) => agent.get(path));
    const lists = ['products', 'stores', 'features', 'interviews', 'accessories'].map((name) => `/api/${name}`);
    const kept = await Promise.all(lists.map(read));
    const begin = jest.spyOn(apps[0]?.get(PublicReadCache) as PublicReadCache, 'begin');
    try {
      for (const [index, list] of lists.entries()) {
        const unknown = list === '/api/accessories' ? ['q=1'] : ['q=1', 'search=x', 'category=odd', 'inStock=odd'];
        for (const query of unknown) {
          const { status, text } = await read(`${list}?${query}`);
          expect([list, query, status, text]).toEqual([list, query, 200, kept[index]?.text]);
        }
      }
      expect(begin).not.toHaveBeenCalled();
    } finally {
      begin.mockRestore();
    }
  });

  test('no address is stored in plain text', async () => {
    const stored =
      store === 'Redis'
        ? await redis.client.keys('*')
        : (await database.query('select key from rate_limits')).map(({ key }) => key);
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain('203.0.113');
  });
});

test('a store that was unreachable at the first request is used for the next one', async () => {
  const app = await createTestApp(database.url);
  try {
    const store = app.get(Database);
    const pool = store.pool.bind(store);
    store.pool = () => Promise.reject(new Error('unreachable'));
    const consume = () => app.get(RateLimits).consume('first-use', { points: 1, seconds: 60 }, '203.0.113.60');
    await expect(consume()).rejects.toThrow('unreachable');
    store.pool = pool;
    await expect(consume()).resolves.toMatchObject({ limit: 1, remaining: 0 });
    await expect(consume()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  } finally {
    await app.close();
  }
});

async function readyRedis(app: NestExpressApplication): Promise<void> {
  const client = app.get(RedisConnection, { strict: false }).client();
  if (client && client.status !== 'ready') await new Promise((resolve) => client.once('ready', resolve));
}
