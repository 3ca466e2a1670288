import request from 'supertest';
import { addProduct, ADMIN } from '../fixtures/orders.js';
import { CuttableProxy } from '../processes/cuttable-proxy.js';
import { freePort } from '../processes/free-port.js';
import { MailServer } from '../processes/mail-server.js';
import { startNginx, type NginxProcess } from '../processes/nginx-process.js';
import { startRedis, type RedisProcess } from '../processes/redis-process.js';
import { startApi, startWorker, untilReady, type ServiceProcess } from '../processes/service-process.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { testEnvironment } from '../test-environment.js';

const REPLICAS = 3;
const WORKERS = 2;
/** Each has one listening connection. */
export const PROCESSES = REPLICAS + WORKERS;
/** How many coupons a visitor may validate in 10 minutes. */
export const LIMIT = 12;

/** Three APIs and two workers on one PostgreSQL and one Redis, behind nginx. */
export interface Cluster {
  database: TestDatabase;
  /** The connections of the last replica to the database, which can be cut or made to hang. */
  lastLine: CuttableProxy;
  mailServer: MailServer;
  replicas: ServiceProcess[];
  nginx: NginxProcess;
  productId: string;
  /** Stops a replica gracefully and starts it again. @returns its exit code */
  restart: (replica: number) => Promise<number | null>;
  /** Signs the administrator in. @returns a new token */
  signIn: (password?: string) => Promise<string>;
  stop: () => Promise<void>;
}

export async function startCluster(): Promise<Cluster> {
  const database = await createTestDatabase();
  const redis: RedisProcess = await startRedis();
  const mailServer = new MailServer({ readBodies: false });
  await mailServer.start();
  const lastLine = new CuttableProxy(new URL(database.url));
  await lastLine.mend();
  const environment = testEnvironment({
    ...ADMIN,
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    SMTP_URL: mailServer.url,
    LOG_LEVEL: 'warn',
    OUTBOX_SWEEP_SECONDS: '1',
    RATE_LIMIT_COUPONS: `${LIMIT}/600s`,
  });
  const environments = await Promise.all(
    Array.from({ length: REPLICAS }, async (_, index) => ({
      ...environment,
      API_PORT: String(await freePort()),
      ...(index === REPLICAS - 1 && { DATABASE_URL: lastLine.url }),
    })),
  );
  const [replicas, workers] = await Promise.all([
    Promise.all(environments.map((each) => startApi(each))),
    Promise.all(Array.from({ length: WORKERS }, () => startWorker(environment))),
  ]);
  await Promise.all(workers.map(untilReady));
  const nginx = await startNginx(
    replicas.map(({ url }) => url),
    environment['PROXY_SECRET'] ?? '',
  );
  return {
    database,
    lastLine,
    mailServer,
    replicas,
    nginx,
    productId: await addProduct(database),
    restart: async (index) => {
      const code = await replicas[index]?.stop();
      replicas[index] = await startApi(environments[index] ?? environment);
      return code ?? null;
    },
    signIn: async (password = ADMIN.ADMIN_PASSWORD) => {
      const answer = await request(nginx.url).post('/api/admin/login').send({ email: ADMIN.ADMIN_EMAIL, password });
      return answer.body.token as string;
    },
    stop: async () => {
      await nginx.stop();
      for (const process of [...replicas, ...workers]) await process.kill();
      await mailServer.stop();
      await lastLine.cut();
      await redis.stop();
      await database.drop();
    },
  };
}
