import { join } from 'node:path';
import request from 'supertest';
import { customer, orderFor } from '../fixtures/orders.js';
import { compileSource, removeCompiledSource } from '../processes/compile-source.js';
import { isReady, startApi } from '../processes/service-process.js';
import { waitUntil } from '../processes/wait-until.js';
import { videoOfSize } from '../uploads/pictures.js';
import { abortUploads, descriptorCount, filesBelow, openFiles } from './abort-uploads.js';
import { FaultSystem } from './fault-system.js';
import { smallDisk } from './full-disk.js';
import { killPostgres, killPostgresConnection } from './kill-postgres.js';
import { countUnsent, proveLedger } from './proof.js';
import { tell, timed } from './story.js';

/** The short form is part of every test run. */
const short = process.env['FULL_TESTS'] !== '1';
const KILLS = short ? { PostgreSQL: 2, Redis: 1 } : { PostgreSQL: 20, Redis: 20 };
const ABORTED_UPLOADS = short ? 30 : 200;
const LEDGERS = join(import.meta.dirname, '../../../../test-results');
const BACK_WITHIN_MS = 15_000;
const TIMEOUT_MS = 600_000;
const KILOBYTE = 1024;
const POOL_SIZE = 16;

const slow = (name: string, work: () => Promise<void>) => test(name, work, TIMEOUT_MS);

beforeAll(async () => {
  await compileSource();
}, TIMEOUT_MS);
afterAll(removeCompiledSource);

describe.each(['PostgreSQL', 'Redis'] as const)('faults with the queue on %s', (backend) => {
  let system: FaultSystem;

  beforeAll(async () => {
    tell(`The queue is on ${backend}. One API, one worker, 100 visitors a second whenever there are visitors.`);
    system = await FaultSystem.start(backend, join(LEDGERS, `ledger-${backend.toLowerCase()}.jsonl`));
  }, TIMEOUT_MS);
  afterAll(() => system.stop(), TIMEOUT_MS);

  const acknowledged = () => system.ledger.entries.length;
  const moreAcknowledged = async (count: number) => {
    const before = acknowledged();
    await waitUntil('visitors get answers', () => acknowledged() >= before + count, TIMEOUT_MS);
  };

  const kills = KILLS[backend];
  slow(`API and worker are killed ${kills} times under load`, async () => {
    system.visitors.start();
    await moreAcknowledged(50);
    for (let round = 1; round <= kills; round += 1) {
      await Promise.all([system.api.kill(), system.worker.kill()]);
      const took = await timed(() => system.startProcesses());
      await moreAcknowledged(50);
      tell(`Killed API and worker (${round} of ${kills}); back after ${took}, ${acknowledged()} acknowledged so far.`);
    }
    await system.visitors.stop();
    await proveLedger(system);
  });

  const databaseKills = () =>
    slow('PostgreSQL is killed: one of its connections, then the whole server', async () => {
      system.visitors.start();
      await moreAcknowledged(50);
      for (const kill of [killPostgresConnection, killPostgres]) {
        const { what, downtime } = await kill(system.database);
        const since = Date.now();
        await waitUntil('the API is ready', () => isReady(system.api.url));
        const waited = Date.now() - since;
        expect(waited).toBeLessThan(BACK_WITHIN_MS);
        tell(`Killed ${what}: it was back after ${downtime}, and the API ready ${(waited / 1000).toFixed(1)} s later.`);
        await moreAcknowledged(20);
      }
      await system.visitors.stop();
      expect(system.api.runs()).toBe(true);
      expect(system.worker.runs()).toBe(true);
      await proveLedger(system);
    });
  // Without Redis, PostgreSQL is the queue too; with Redis, its kills are tested only in the long form.
  if (backend === 'PostgreSQL' || !short) databaseKills();

  if (backend === 'Redis') {
    slow('Redis is flushed and unreachable', async () => {
      const { redis, redisLine } = system;
      if (!redis || !redisLine) throw new Error('There is no Redis');
      system.visitors.start();
      await moreAcknowledged(50);
      await redis.client.flushall();
      tell(`Flushed Redis with ${await countUnsent(system.database)} mails unsent.`);
      await moreAcknowledged(50);
      const outages: [what: string, begin: () => Promise<void>][] = [
        ['was cut off', () => redisLine.cut()],
        ['stopped answering', () => Promise.resolve(redisLine.hang())],
      ];
      for (const [what, begin] of short ? outages.slice(0, 1) : outages) {
        await begin();
        await moreAcknowledged(100);
        tell(`Redis ${what}; 100 more requests were acknowledged meanwhile.`);
        await redisLine.mend();
        await moreAcknowledged(50);
      }
      await system.visitors.stop();
      await proveLedger(system);
    });
  } else {
    slow('the mail server is unreachable, is busy, refuses and does not answer', async () => {
      const { mailServer } = system;
      await mailServer.stop();
      const unserved = await placeSome('unserved');
      await allTried(unserved);
      await mailServer.start();
      tell('The mail server was unreachable: every mail was tried and waits.');

      mailServer.busy = (recipient) => recipient.startsWith('busy');
      mailServer.refused = (recipient) => recipient.startsWith('refused');
      mailServer.silent = (recipient) => recipient.startsWith('silent');
      const busy = await placeSome('busy');
      const refused = await placeSome('refused');
      const silent = await placeSome('silent');
      await allTried([...busy, ...refused, ...silent]);
      await waitUntil('refused mails are dead letters', async () => (await failed(refused)) === refused.length);
      tell(`The mail server was busy (4xx), refused (5xx: ${refused.length} dead letters) and did not answer.`);

      mailServer.busy = mailServer.refused = mailServer.silent = () => false;
      await mailServer.stop();
      await mailServer.start();
      for (const id of refused) {
        expect((await system.as('post', `/api/orders/${id}/resend-confirmation`)).status).toBe(202);
      }
      tell('The mail server works again; staff sent the dead letters again.');
      await proveLedger(system, refused.length);
    });

    slow('the disk is full', async () => {
      const disk = await smallDisk(2);
      tell(`Uploads go to a full disk: ${disk.kind}.`);
      const api = await startApi({ ...system.environment, API_PORT: '0', STORAGE_URL: disk.directory }, disk.fileLimit);
      try {
        const upload = (bytes: number) =>
          request(api.url)
            .post('/api/upload')
            .auth(system.staffToken, { type: 'bearer' })
            .attach('files', videoOfSize(bytes), 'film.mp4');
        const before = [await filesBelow(disk.directory), await mediaRows()];
        for (let n = 0; n < 3; n += 1) {
          const answer = await upload(3 * KILOBYTE * KILOBYTE);
          expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
        }
        expect([await filesBelow(disk.directory), await mediaRows()]).toEqual(before);
        expect(await openFiles(api.pid, disk.directory)).toEqual([]);
        const order = await request(api.url).post('/api/orders').send(orderFor(system.productId));
        expect(order.status).toBe(201);
        system.ledger.note({ kind: 'order', id: order.body.id as string, email: customer.email, couponCode: null });
        expect((await upload(200 * KILOBYTE)).status).toBe(201);
        tell('Three uploads that did not fit got 503 and left no file; an order and a smaller upload were accepted.');
      } finally {
        await api.kill();
        await disk.remove();
      }
    });

    slow(`${ABORTED_UPLOADS} uploads are aborted`, async () => {
      const { api, environment, staffToken } = system;
      const storage = join(environment['DATA_DIR'] ?? '', 'uploads');
      const before = [await filesBelow(storage), await mediaRows()];
      const descriptors = await descriptorCount(api.pid);
      await abortUploads(system, staffToken, videoOfSize(1500 * KILOBYTE), ABORTED_UPLOADS);
      await waitUntil('no upload is open', async () => (await openFiles(api.pid, storage)).length === 0);
      await waitUntil(
        'connections are closed',
        async () => (await descriptorCount(api.pid)) <= descriptors + POOL_SIZE,
      );
      // A file is deleted after its descriptor is closed.
      const kept = JSON.stringify(before);
      await waitUntil(
        'no file and no row is left',
        async () => JSON.stringify([await filesBelow(storage), await mediaRows()]) === kept,
      );
      tell(
        `Aborted ${ABORTED_UPLOADS} uploads: no file is left; ${descriptors} descriptors before, ${await descriptorCount(api.pid)} after.`,
      );
    });
  }

  const mediaRows = () => system.database.query('select path from media_files order by path');

  async function placeSome(name: string): Promise<string[]> {
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const email = `${name}-${n}@haus.example`;
      const answer = await request(system.api.url)
        .post('/api/orders')
        .send(orderFor(system.productId, { customerInfo: { ...customer, email } }));
      expect(answer.status).toBe(201);
      const id = answer.body.id as string;
      system.ledger.note({ kind: 'order', id, email, couponCode: null });
      ids.push(id);
    }
    return ids;
  }

  const allTried = (ids: string[]) =>
    waitUntil('each mail was tried', async () => {
      const untried = await system.database.query(
        'select 1 from outbox where order_id = any ($1::uuid[]) and attempts = 0',
        [ids],
      );
      return untried.length === 0;
    });

  async function failed(ids: string[]): Promise<number> {
    const rows = await system.database.query(
      `select 1 from outbox where order_id = any ($1::uuid[]) and status = 'failed'`,
      [ids],
    );
    return rows.length;
  }
});
