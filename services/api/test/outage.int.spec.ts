import { getQueueToken } from '@nestjs/bullmq';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Queue } from 'bullmq';
import request from 'supertest';
import { Database } from '../src/database/database.js';
import { queueNames } from '../src/platform/queue/queue-names.js';
import { addProduct, ADMIN, orderFor, signIn } from './fixtures/orders.js';
import { Authenticator } from './passkeys/authenticator.js';
import { CuttableProxy } from './processes/cuttable-proxy.js';
import { startRedis, type RedisProcess } from './processes/redis-process.js';
import { waitUntil } from './processes/wait-until.js';
import { listRoutes, type Route } from './routes.js';
import { addLinks } from './fixtures/links.js';
import { demonstration } from './fixtures/demonstrations.js';
import { createTestApp } from './test-app.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** Contract and design: answered within 2 s, back within 15 s. */
const ANSWERED_WITHIN_MS = 2000;
const BACK_WITHIN_MS = 15_000;
const TIMEOUT_MS = 240_000;
/** More calls at once would measure the machine and not the route. */
const ASKED_AT_ONCE = 20;

/** Each takes 0.1 s; all together take longer than a new connection may take. */
const STATEMENTS_OF_A_BUSY_SERVER = 30;

const ID = '0197aaaa-0000-7000-8000-000000000000';

let productId: string;
let opsCookie: string;

/** The cookie of the queue dashboard. */
async function openDashboard(app: NestExpressApplication, token: string): Promise<string> {
  const session = await request(app.getHttpServer()).post('/api/admin/ops-session').auth(token, { type: 'bearer' });
  return String(session.headers['set-cookie']).split(';')[0] ?? '';
}

/** Addresses of routes that check their parameters before they ask the database. */
const URLS: Record<string, string> = {
  'GET /api/search': '/api/search?q=signature',
  'GET /api/content-pages/:key': '/api/content-pages/imprint',
  'GET /api/settings/icons/:name': '/api/settings/icons/icon-32.png',
};

/** Valid bodies for the public routes that take one. */
const bodies = (): Record<string, object> => ({
  'POST /api/admin/login': { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD },
  'POST /api/admin/login/second-factor': { challenge: 'none', code: '123456' },
  'POST /api/admin/login/passkey': {
    passkey: new Authenticator('http://localhost:8080').use({ challenge: 'none', rpId: 'localhost' }),
  },
  'POST /api/coupons/validate': { code: 'AWAY', productId: ID },
  'POST /api/orders': orderFor(productId),
  'POST /api/contacts': { name: 'Erika', email: 'erika@haus.example', subject: 'Frage', message: 'Guten Tag' },
  'POST /api/demonstrations': demonstration(),
  'POST /api/admin/password-reset': { email: ADMIN.ADMIN_EMAIL },
  'POST /api/admin/invitations/:token/accept': { password: 'an entirely new password' },
  'POST /api/admin/password-reset/:token': { password: 'an entirely new password' },
});

describe('while PostgreSQL is unreachable', () => {
  let database: TestDatabase;
  let line: CuttableProxy;
  let app: NestExpressApplication;
  let token: string;
  let links: [string, string][];

  beforeAll(async () => {
    database = await createTestDatabase();
    line = new CuttableProxy(new URL(database.url));
    await line.mend();
    app = await createTestApp(line.url, {
      environment: {
        ...ADMIN,
        RATE_LIMIT_LOGIN: '50/900s',
        RATE_LIMIT_COUPONS: '300/60s',
        RATE_LIMIT_ORDERS: '300/60s',
      },
    });
    token = await signIn(app);
    opsCookie = await openDashboard(app, token);
    productId = await addProduct(database);
    links = await addLinks(app, database);
    // BullMQ fails when its connection is cut while it creates its own tables.
    for (const name of queueNames) await app.get<Queue>(getQueueToken(name), { strict: false }).waitUntilReady();
  }, TIMEOUT_MS);
  afterAll(async () => {
    await app.close();
    await line.cut();
    await database.drop();
  });
  afterEach(() => line.mend());

  const http = () => request(app.getHttpServer());
  const send = ({ method, path, url }: Route) => {
    const name = `${method} ${path}`;
    const link = links.find(([beginning]) => path.startsWith(`${beginning}/:token`))?.[1] ?? ID;
    const call = http()
      [method.toLowerCase() as 'get'](URLS[name] ?? url.replace(ID, link))
      .auth(token, { type: 'bearer' });
    return call.send(method === 'GET' ? undefined : (bodies()[name] ?? {})).timeout(ANSWERED_WITHIN_MS);
  };
  // The reference consists of static files only.
  const apiRoutes = () => listRoutes(app).filter(({ path }) => /^\/api\/(?!reference)/.test(path));
  const readiness = async () => http().get('/health/ready').timeout(ANSWERED_WITHIN_MS);

  async function expectEveryRouteUnavailable(): Promise<void> {
    const answers: { route: string; status: number; code: unknown }[] = [];
    const ask = async (route: Route) => {
      const { status, body } = await send(route);
      expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|ECONN|postgres|connect|silent/i);
      answers.push({ route: `${route.method} ${route.path}`, status, code: body.code as unknown });
    };
    const routes = apiRoutes();
    for (let first = 0; first < routes.length; first += ASKED_AT_ONCE)
      await Promise.all(routes.slice(first, first + ASKED_AT_ONCE).map(ask));
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.filter(({ status, code }) => status !== 503 || code !== 'UNAVAILABLE')).toEqual([]);
  }

  async function expectDashboardUnavailable(): Promise<void> {
    const dashboard = await http().get('/ops/queues').set('Cookie', opsCookie).timeout(ANSWERED_WITHIN_MS);
    expect(dashboard.status).toBe(503);
  }

  async function expectRecovery(): Promise<void> {
    const since = Date.now();
    await waitUntil('the database is reachable again', async () => (await readiness()).status === 200);
    const order = await http().post('/api/orders').send(orderFor(productId));
    expect(order.status).toBe(201);
    // In another language than the other calls, because a kept answer may be given for a moment.
    expect((await http().get('/api/products?lang=en')).status).toBe(200);
    expect(Date.now() - since).toBeLessThan(BACK_WITHIN_MS);
  }

  test.each([
    ['refuses connections', () => line.cut()],
    ['accepts connections and never answers', () => Promise.resolve(line.hang())],
  ])(
    'one that %s: every route answers 503 in time, health names the dependency, and the process recovers without a restart',
    async (_how, begin) => {
      await waitUntil('the database is reachable', async () => (await readiness()).status === 200);
      await begin();
      await expectEveryRouteUnavailable();
      await expectEveryRouteUnavailable();
      await expectDashboardUnavailable();
      const ready = await readiness();
      expect(ready.status).toBe(503);
      expect(ready.body).toMatchObject({ status: 'unavailable', dependencies: { database: 'down', storage: 'up' } });
      expect((await http().get('/health/live')).status).toBe(200);
      expect((await http().get('/metrics')).status).toBe(200);
      await line.mend();
      await expectRecovery();
    },
    TIMEOUT_MS,
  );

  test('connections that die during transactions fail these, and nothing else', async () => {
    const half = app.get(Database).transaction(async (connection) => {
      await connection.query('select 1');
      await database.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await waitUntil('the lost connection is noticed', () =>
        connection.query('select 1').then(
          () => false,
          () => true,
        ),
      );
      await connection.query('select 1');
    });
    await expect(half).rejects.toThrow();
    await expectRecovery();
  }, 60_000);

  test('one connection that stalls is replaced, and the others stay open', async () => {
    const listeners = async () => {
      const rows = await database.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and application_name = 'vitrine-listener'`,
      );
      return rows.map(({ pid }) => pid);
    };
    await waitUntil('the database is reachable', async () => (await readiness()).status === 200);
    const slow = app.get(Database).query('select pg_sleep(4)');
    const [stalled = 0] = await listeners();
    process.kill(stalled, 'SIGSTOP');
    try {
      await waitUntil('another connection listens', async () => (await listeners()).some((pid) => pid !== stalled));
      await expect(slow).resolves.toHaveLength(1);
      expect((await readiness()).status).toBe(200);
    } finally {
      process.kill(stalled, 'SIGCONT');
    }
  }, 30_000);

  test('a server that is too busy for new connections, but answers on others, does not count as unreachable', async () => {
    const db = app.get(Database);
    await waitUntil('the database is reachable', async () => (await readiness()).status === 200);
    let own = 0;
    const others = db.transaction(async (connection) => {
      const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
      own = rows[0]?.pid ?? 0;
      for (let n = 0; n < STATEMENTS_OF_A_BUSY_SERVER; n += 1) await connection.query('select pg_sleep(0.1)');
    });
    await waitUntil('another connection is answered', () => own > 0);
    line.hangNew();
    await database.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid not in (pg_backend_pid(), $1)',
      [own],
    );
    const pool = await db.pool();
    await waitUntil('the pool has noticed', () => pool.idleCount === 0);
    const waiting = db.query('select 1');
    const failures: unknown[] = [];
    waiting.catch((error: unknown) => failures.push(error));
    await others;
    expect(failures).toEqual([]);
    await line.mend();
    await expect(waiting).resolves.toHaveLength(1);
    await waitUntil('the database is reachable again', async () => (await readiness()).status === 200);
  }, 30_000);

  test('a database with a slow statement does not count as unreachable', async () => {
    await app.get(Database).query('select pg_sleep(3)');
    expect((await readiness()).status).toBe(200);
  });
});

describe('while Redis is unreachable', () => {
  let database: TestDatabase;
  let redis: RedisProcess;
  let line: CuttableProxy;
  let app: NestExpressApplication;

  beforeAll(async () => {
    database = await createTestDatabase();
    redis = await startRedis();
    line = new CuttableProxy(new URL(redis.url));
    await line.mend();
    app = await createTestApp(database.url, {
      environment: { ...ADMIN, REDIS_URL: line.url, RATE_LIMIT_ORDERS: '8/600s' },
    });
    opsCookie = await openDashboard(app, await signIn(app));
    productId = await addProduct(database);
  }, TIMEOUT_MS);
  afterEach(() => line.mend());
  afterAll(async () => {
    await app.close();
    await line.cut();
    await redis.stop();
    await database.drop();
  });

  const http = () => request(app.getHttpServer());
  const dashboard = () => http().get('/ops/queues').set('Cookie', opsCookie).timeout(ANSWERED_WITHIN_MS);
  const order = () => http().post('/api/orders').send(orderFor(productId)).timeout(ANSWERED_WITHIN_MS);
  const readiness = async () => http().get('/health/ready').timeout(ANSWERED_WITHIN_MS);

  test.each([
    ['refuses connections', () => line.cut()],
    ['accepts connections and never answers', () => Promise.resolve(line.hang())],
  ])(
    'one that %s: orders are accepted, health names the dependency, and the process recovers without a restart',
    async (_how, begin) => {
      await waitUntil('Redis is reachable', async () => (await readiness()).status === 200);
      await begin();
      for (let n = 0; n < 3; n += 1) expect((await order()).status).toBe(201);
      expect((await dashboard()).status).toBe(503);
      const ready = await readiness();
      expect(ready.status).toBe(503);
      expect(ready.body.dependencies).toMatchObject({ database: 'up', redis: 'down' });
      const since = Date.now();
      await line.mend();
      await waitUntil('Redis is reachable again', async () => (await readiness()).status === 200);
      expect(Date.now() - since).toBeLessThan(BACK_WITHIN_MS);
      expect((await dashboard()).status).toBe(200);
    },
    TIMEOUT_MS,
  );

  test('each process limits by its own counters', async () => {
    line.hang();
    const statuses: number[] = [];
    while (!statuses.includes(429)) statuses.push((await order()).status);
    expect(statuses.length).toBeLessThanOrEqual(9);
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
  });
});
