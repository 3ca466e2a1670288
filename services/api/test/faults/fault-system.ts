import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { addProduct, ADMIN } from '../fixtures/orders.js';
import { Ledger } from '../load/ledger.js';
import { Visitors } from '../load/visitors.js';
import { CuttableProxy } from '../processes/cuttable-proxy.js';
import { freePort } from '../processes/free-port.js';
import { MailServer } from '../processes/mail-server.js';
import { startRedis, type RedisProcess } from '../processes/redis-process.js';
import { startApi, startWorker, untilReady, type ServiceProcess } from '../processes/service-process.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { testEnvironment } from '../test-environment.js';
import { addFaultCoupon, COUPON, signInStaff, STAFF } from './preparation.js';

const PER_SECOND = 100;

/** One API and one worker among real servers, each of which can be made to fail. */
export class FaultSystem {
  readonly visitors: Visitors;
  /** A token of the administrator. */
  staffToken = '';
  private readonly running: { api?: ServiceProcess; worker?: ServiceProcess } = {};

  private constructor(
    readonly database: TestDatabase,
    readonly redis: RedisProcess | undefined,
    readonly redisLine: CuttableProxy | undefined,
    readonly mailServer: MailServer,
    readonly environment: Record<string, string>,
    readonly productId: string,
    readonly ledger: Ledger,
  ) {
    const origin = `http://127.0.0.1:${environment['API_PORT']}`;
    this.visitors = new Visitors({
      origin: () => origin,
      productId,
      ledger,
      perSecond: PER_SECOND,
      contactEvery: 10,
      coupon: { code: COUPON.code, every: 7 },
      persistent: true,
    });
  }

  /** @param ledgerFile the file in which acknowledged requests are noted */
  static async start(backend: 'PostgreSQL' | 'Redis', ledgerFile: string): Promise<FaultSystem> {
    const database = await createTestDatabase();
    const redis = backend === 'Redis' ? await startRedis() : undefined;
    const redisLine = redis && new CuttableProxy(new URL(redis.url));
    await redisLine?.mend();
    const mailServer = new MailServer({ readBodies: false });
    await mailServer.start();
    const environment = testEnvironment({
      ...ADMIN,
      DATABASE_URL: database.url,
      SMTP_URL: mailServer.url,
      STAFF_EMAIL: STAFF,
      LOG_LEVEL: 'warn',
      API_PORT: String(await freePort()),
      WORKER_PORT: String(await freePort()),
      OUTBOX_LEASE_SECONDS: '3',
      OUTBOX_SWEEP_SECONDS: '1',
      ...(redisLine && { REDIS_URL: redisLine.url }),
    });
    await mkdir(join(environment['DATA_DIR'] ?? '', 'uploads'), { recursive: true });
    const system = new FaultSystem(
      database,
      redis,
      redisLine,
      mailServer,
      environment,
      await addProduct(database),
      new Ledger(ledgerFile),
    );
    await system.startProcesses();
    system.staffToken = await signInStaff(system.api.url);
    await addFaultCoupon(system.api.url, system.staffToken);
    return system;
  }

  get api(): ServiceProcess {
    return present(this.running.api);
  }

  get worker(): ServiceProcess {
    return present(this.running.worker);
  }

  /** Starts what does not run, as a supervisor would. */
  async startProcesses(): Promise<void> {
    const { running, environment } = this;
    await Promise.all([
      running.api?.runs() || startApi(environment).then((api) => (running.api = api)),
      running.worker?.runs() || startWorker(environment).then((worker) => (running.worker = worker)),
    ]);
    await untilReady(this.worker);
  }

  async stop(): Promise<void> {
    await this.visitors.close();
    await this.api.kill();
    await this.worker.kill();
    await this.mailServer.stop();
    await this.redisLine?.cut();
    await this.redis?.stop();
    await this.database.drop();
  }

  /** A call to the API as staff. */
  as(method: 'get' | 'post', path: string): request.Test {
    return request(this.api.url)[method](path).auth(this.staffToken, { type: 'bearer' });
  }
}

function present(process: ServiceProcess | undefined): ServiceProcess {
  if (!process) throw new Error('The system has not been started');
  return process;
}
