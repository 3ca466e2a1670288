import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addProduct } from './fixtures/orders.js';
import { Ledger } from './load/ledger.js';
import { Visitors } from './load/visitors.js';
import { removeCompiledSource } from './processes/compile-source.js';
import { CuttableProxy } from './processes/cuttable-proxy.js';
import { MailServer } from './processes/mail-server.js';
import { startRedis, type RedisProcess } from './processes/redis-process.js';
import { startApi, startWorker, untilReady, type ServiceProcess } from './processes/service-process.js';
import { waitUntil } from './processes/wait-until.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { testEnvironment } from './test-environment.js';

/** A process that takes longer than this to end would be killed. */
const ENDS_WITHIN_MS = 30_000;
const TIMEOUT_MS = 120_000;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-stop-'));
});
afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
  await removeCompiledSource();
});

describe.each(['PostgreSQL', 'Redis'] as const)('a process that is asked to stop, with the queue on %s', (backend) => {
  let database: TestDatabase;
  let redis: RedisProcess | undefined;
  let databaseLine: CuttableProxy;
  let redisLine: CuttableProxy | undefined;
  let mailServer: MailServer;
  let environment: Record<string, string>;
  let productId: string;
  const started: ServiceProcess[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    productId = await addProduct(database);
    redis = backend === 'Redis' ? await startRedis() : undefined;
    mailServer = new MailServer();
    await mailServer.start();
    databaseLine = new CuttableProxy(new URL(database.url));
    await databaseLine.mend();
    redisLine = redis && new CuttableProxy(new URL(redis.url));
    await redisLine?.mend();
    environment = testEnvironment({
      DATABASE_URL: databaseLine.url,
      SMTP_URL: mailServer.url,
      LOG_LEVEL: 'warn',
      OUTBOX_LEASE_SECONDS: '3',
      OUTBOX_SWEEP_SECONDS: '1',
      ...(redisLine && { REDIS_URL: redisLine.url }),
    });
  }, TIMEOUT_MS);
  afterEach(async () => {
    mailServer.delay = 0;
    await databaseLine.mend();
    await redisLine?.mend();
    for (const process of started.splice(0)) await process.kill();
  });
  afterAll(async () => {
    await databaseLine.cut();
    await redisLine?.cut();
    await mailServer.stop();
    await redis?.stop();
    await database.drop();
  }, TIMEOUT_MS);

  const api = async () => {
    const process = await startApi(environment);
    started.push(process);
    return process;
  };
  const worker = async () => {
    const process = await startWorker(environment);
    started.push(process);
    await untilReady(process);
    return process;
  };
  const orders = async () => Number((await database.query<{ n: string }>('select count(*) as n from orders'))[0]?.n);

  test(
    'an API under load answers every request it has accepted, and ends',
    async () => {
      const process = await api();
      const ledger = new Ledger(join(directory, `${backend}.jsonl`));
      const visitors = new Visitors({
        origin: () => process.url,
        productId,
        ledger,
        perSecond: 50,
        persistent: false,
      });
      const before = await orders();
      const code = await visitors.during(async () => {
        await waitUntil('orders are accepted', () => ledger.entries.length > 50);
        return getEnd(process);
      });
      expect(code).toBe(0);
      expect(Object.keys(visitors.outcomes).sort()).toEqual(['201', 'unsent']);
      expect(await orders()).toBe(before + ledger.entries.length);
    },
    TIMEOUT_MS,
  );

  const lostQueue: [string, () => Promise<void>][] = [
    ['has lost the queue', () => (redisLine ?? databaseLine).cut()],
    ['waits for a queue that does not answer', () => Promise.resolve(redisLine?.hang())],
  ];

  test.each([
    ['is sending mails', () => untilSending()],
    ['has lost the database', () => databaseLine.cut()],
    ['waits for a database that does not answer', () => Promise.resolve(databaseLine.hang())],
    ['had lost the database for a while', () => databaseLine.cut().then(() => databaseLine.mend())],
    ...(backend === 'Redis' ? lostQueue : []),
  ])(
    'a worker that %s ends',
    async (_state, bringAbout) => {
      const process = await worker();
      await bringAbout();
      expect(await getEnd(process)).not.toBeNull();
    },
    TIMEOUT_MS,
  );

  async function untilSending(): Promise<void> {
    const process = await api();
    mailServer.delay = 1000;
    const ledger = new Ledger(join(directory, `${backend}-mails.jsonl`));
    const visitors = new Visitors({ origin: () => process.url, productId, ledger, perSecond: 20, persistent: true });
    await visitors.during(() =>
      waitUntil('a mail is being sent', async () => {
        const [row] = await database.query('select 1 from outbox where sending_until > now() limit 1');
        return row !== undefined;
      }),
    );
  }
});

/** The exit code of a process that was asked to stop. @throws Error when it does not end in time */
async function getEnd(process: ServiceProcess): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`It did not end within 30 s. The end of its logs: ${process.logs().slice(-2000)}`)),
      ENDS_WITHIN_MS,
    );
  });
  try {
    return await Promise.race([process.stop(), late]);
  } finally {
    clearTimeout(timer);
  }
}
