import request from 'supertest';
import { addProduct, ADMIN, customer, orderFor } from '../fixtures/orders.js';
import { removeCompiledSource } from '../processes/compile-source.js';
import { MailServer } from '../processes/mail-server.js';
import { startPgBouncer } from '../processes/pgbouncer-process.js';
import { startRedisCluster, startSentinels, type RedisGroup } from '../processes/redis-groups.js';
import { startApi, startWorker, untilReady, type ServiceProcess } from '../processes/service-process.js';
import { waitUntil } from '../processes/wait-until.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { testEnvironment } from '../test-environment.js';

const TIMEOUT_MS = 180_000;
const IS_FULL = Boolean(process.env['FULL_TESTS']);
const ORDERS = IS_FULL ? 200 : 20;
/** Fewer than the pool of one process has, so that transactions share connections to the server. */
const SERVER_CONNECTIONS = 6;

let database: TestDatabase;
let mailServer: MailServer;
let productId: string;
const processes: ServiceProcess[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  mailServer = new MailServer({ readBodies: false });
  await mailServer.start();
  productId = await addProduct(database);
}, TIMEOUT_MS);
afterEach(async () => {
  for (const process of processes.splice(0)) await process.kill();
  await mailServer.stop();
  await database.drop();
}, TIMEOUT_MS);
afterAll(() => removeCompiledSource());

/** An API and a worker on the test's database. @returns the API's origin */
async function startServices(settings: Record<string, string>): Promise<string> {
  const environment = testEnvironment({
    ...ADMIN,
    DATABASE_URL: database.url,
    SMTP_URL: mailServer.url,
    LOG_LEVEL: 'warn',
    OUTBOX_SWEEP_SECONDS: '1',
    OUTBOX_LEASE_SECONDS: '5',
    RATE_LIMIT_ORDERS: '100000/60s',
    ...settings,
  });
  const api = await startApi(environment);
  const worker = await startWorker(environment);
  processes.push(api, worker);
  await untilReady(worker);
  return api.url;
}

/** Sends `count` orders at once. @returns the statuses of the answers */
async function order(origin: string, count: number, name: string): Promise<Set<number>> {
  const statuses = await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const customerInfo = { ...customer, email: `${name}-${n}@haus.example` };
      const answer = await request(origin).post('/api/orders').send(orderFor(productId, { customerInfo }));
      return answer.status;
    }),
  );
  return new Set(statuses);
}

async function expectAllMails(orders: number): Promise<void> {
  await waitUntil('every mail is sent', async () => {
    const unsent = await database.query(`select 1 from outbox where status <> 'sent' limit 1`);
    return unsent.length === 0;
  });
  const mails = await database.query<{ message_id: string }>('select message_id from outbox');
  expect(mails).toHaveLength(2 * orders);
  expect([...mailServer.messageIds].sort()).toEqual(mails.map(({ message_id: id }) => id).sort());
}

async function expectNoMailLost(group: RedisGroup): Promise<void> {
  try {
    const origin = await startServices({ REDIS_URL: group.url });
    mailServer.delay = 50;
    expect(await order(origin, ORDERS, 'before')).toEqual(new Set([201]));
    const failover = group.failOver();
    expect(await order(origin, ORDERS, 'during')).toEqual(new Set([201]));
    await failover;
    expect(await order(origin, ORDERS, 'after')).toEqual(new Set([201]));
    await expectAllMails(3 * ORDERS);
    await waitUntil('the API finds the new primary', async () => (await fetch(`${origin}/health/ready`)).ok);
  } finally {
    await group.stop();
  }
}

test(
  'when Sentinel promotes the replica of Redis, every order is accepted and no mail is lost',
  async () => expectNoMailLost(await startSentinels()),
  TIMEOUT_MS,
);

if (IS_FULL)
  test(
    'when another server of a Redis cluster takes over, every order is accepted and no mail is lost',
    async () => expectNoMailLost(await startRedisCluster(1)),
    TIMEOUT_MS,
  );

test(
  'queue and counters work on a Redis cluster',
  async () => {
    const group = await startRedisCluster(0);
    try {
      const origin = await startServices({ REDIS_URL: group.url });
      expect(await order(origin, ORDERS, 'cluster')).toEqual(new Set([201]));
      await expectAllMails(ORDERS);
      expect((await (await fetch(`${origin}/metrics`)).text()).includes('vitrine_queue_jobs{queue="mail"')).toBe(true);
      const stopped = await Promise.all(processes.splice(0).map((process) => process.stop()));
      expect(stopped).toEqual([0, 0]);
    } finally {
      await group.stop();
    }
  },
  TIMEOUT_MS,
);

test(
  'behind PgBouncer in transaction mode orders, lists and mails work on few connections, within the same time limits',
  async () => {
    const pooler = await startPgBouncer(database.url, SERVER_CONNECTIONS);
    try {
      const origin = await startServices({
        DATABASE_URL: pooler.url,
        DATABASE_LISTEN_URL: database.url,
        DATABASE_POOLER: 'transaction',
      });
      for (let round = 0; round < 3; round += 1)
        expect(await order(origin, 3 * ORDERS, `round-${round}`)).toEqual(new Set([201]));
      const credentials = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
      const { body: session } = await request(origin).post('/api/admin/login').send(credentials);
      const lists = await Promise.all(
        Array.from({ length: ORDERS }, () =>
          request(origin).get('/api/orders?search=erika').auth(session.token, { type: 'bearer' }),
        ),
      );
      expect(new Set(lists.map(({ status, body }) => `${status} ${body.total}`))).toEqual(
        new Set([`200 ${9 * ORDERS}`]),
      );
      await expectAllMails(9 * ORDERS);
      await database.query('begin');
      await database.query('lock table products in access exclusive mode');
      const refused = await request(origin).get('/api/products');
      await database.query('rollback');
      expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
    } finally {
      await pooler.stop();
    }
  },
  TIMEOUT_MS,
);
