import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addProduct, ADMIN } from '../../fixtures/orders.js';
import { Ledger } from '../../load/ledger.js';
import { Visitors } from '../../load/visitors.js';
import { ConnectionBalancer } from '../../processes/connection-balancer.js';
import { freePort } from '../../processes/free-port.js';
import { MailServer } from '../../processes/mail-server.js';
import { type NginxSite, startSite } from '../../processes/nginx-process.js';
import { type RedisProcess, startRedis } from '../../processes/redis-process.js';
import { startApi, startWeb, startWorker, untilReady } from '../../processes/service-process.js';
import { waitUntil } from '../../processes/wait-until.js';
import { createTestDatabase, type TestDatabase } from '../../test-database.js';
import { testEnvironment } from '../../test-environment.js';
import { addFaultCoupon, COUPON, signInStaff, STAFF } from '../preparation.js';
import { Member } from './member.js';
import { Reads } from './reads.js';
import { Releases } from './releases.js';

const APIS = 3;
const WORKERS = 2;
const WEBS = 2;
/** With the reads, what leaves two cores the time to start processes. */
const ORDERS_A_SECOND = 6;
/** Requests in flight of visitors, and of readers and staff: as many as two cores answer in time while they also start processes. */
const MAX_IN_FLIGHT = 16;

/**
 * Two webs, three APIs and two workers on one PostgreSQL and one Redis, behind the supplied nginx, with visitors and staff. Between `web` and the
 * APIs is either nginx too, as on one machine, or a connection balancer, as in Kubernetes and with containers.
 */
export class Installation {
  readonly visitors: Visitors;
  readonly reads: Reads;

  private constructor(
    readonly database: TestDatabase,
    readonly redis: RedisProcess,
    readonly mailServer: MailServer,
    readonly releases: Releases,
    readonly nginx: NginxSite,
    readonly balancer: ConnectionBalancer | undefined,
    readonly apis: Member[],
    readonly workers: Member[],
    readonly webs: Member[],
    /** Addresses of the health and metrics of each web. */
    readonly webOps: string[],
    readonly ledger: Ledger,
    productId: string,
    staffToken: string,
  ) {
    this.visitors = new Visitors({
      origin: () => nginx.url,
      productId,
      ledger,
      perSecond: ORDERS_A_SECOND,
      contactEvery: 4,
      coupon: { code: COUPON.code, every: 7 },
      persistent: true,
      maxInFlight: MAX_IN_FLIGHT,
    });
    this.reads = new Reads({ origin: nginx.url, productId, staffToken, maxInFlight: MAX_IN_FLIGHT });
  }

  /** @param ledgerFile the file in which acknowledged requests are noted */
  static async start(between: 'nginx' | 'balancer', ledgerFile: string): Promise<Installation> {
    const database = await createTestDatabase();
    const redis = await startRedis();
    const mailServer = new MailServer({ readBodies: false });
    await mailServer.start();
    const releases = await Releases.start();
    const [apiUrls, webUrls, webOps] = await Promise.all([freeUrls(APIS), freeUrls(WEBS), freeUrls(WEBS)]);
    const nginx = await startSite(webUrls, apiUrls);
    const balancer = between === 'balancer' ? await ConnectionBalancer.start(apiUrls) : undefined;
    const environment = testEnvironment({
      ...ADMIN,
      ...releases.environment,
      PUBLIC_URL: nginx.url,
      API_URL: balancer?.url ?? nginx.apiUrl,
      TRUST_PROXY: 'loopback',
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      SMTP_URL: mailServer.url,
      STAFF_EMAIL: STAFF,
      LOG_LEVEL: 'warn',
      OUTBOX_LEASE_SECONDS: '3',
      OUTBOX_SWEEP_SECONDS: '1',
    });
    await mkdir(join(environment['DATA_DIR'] ?? '', 'uploads'), { recursive: true });
    const apis = apiUrls.map(
      (url, n) => new Member(`api ${n + 1}`, url, () => startApi({ ...environment, API_PORT: portOf(url) })),
    );
    const workers = (await freeUrls(WORKERS)).map(
      (url, n) =>
        new Member(`worker ${n + 1}`, url, async () => {
          const worker = await startWorker({ ...environment, WORKER_PORT: portOf(url) });
          await untilReady(worker);
          return worker;
        }),
    );
    const webs = webUrls.map((url, n) => {
      const ports = { PORT: portOf(url), WEB_OPS_PORT: portOf(webOps[n] ?? '') };
      return new Member(`web ${n + 1}`, url, () => startWeb({ ...environment, ...ports }));
    });
    for (const member of [...apis, ...workers, ...webs]) await member.start();
    // The first pages take longer than a page may wait for its data while everything else starts, too.
    for (const { url } of webs)
      await waitUntil('web renders pages', async () => (await fetch(url, { headers: { accept: 'text/html' } })).ok);
    const productId = await addProduct(database);
    const staffToken = await signInStaff(nginx.url);
    await addFaultCoupon(nginx.url, staffToken);
    const ledger = new Ledger(ledgerFile);
    return new Installation(
      database,
      redis,
      mailServer,
      releases,
      nginx,
      balancer,
      apis,
      workers,
      webs,
      webOps,
      ledger,
      productId,
      staffToken,
    );
  }

  get members(): Member[] {
    return [...this.apis, ...this.workers, ...this.webs];
  }

  startLoad(): void {
    this.visitors.start();
    this.reads.start();
  }

  /** Resolves when every request has an answer. */
  async stopLoad(): Promise<void> {
    await Promise.all([this.visitors.stop(), this.reads.stop()]);
  }

  async stop(): Promise<void> {
    await Promise.all([this.visitors.close(), this.reads.stop()]);
    await this.nginx.stop();
    await this.balancer?.stop();
    for (const member of this.members) await member.kill();
    await this.mailServer.stop();
    await this.redis.stop();
    await this.releases.remove();
    await this.database.drop();
  }
}

/** @returns `count` different addresses with free ports */
async function freeUrls(count: number): Promise<string[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports].map((port) => `http://127.0.0.1:${port}`);
}

const portOf = (url: string): string => new URL(url).port;
