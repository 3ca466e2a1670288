import { createServer, connect, type Server, type Socket } from 'node:net';
import { getQueueToken } from '@nestjs/bullmq';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Queue } from 'bullmq';
import request from 'supertest';
import { MAIL_QUEUE } from '../src/queue/queue-names.js';
import { createTestApp } from './test-app.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { until } from './until.js';

let database: TestDatabase;
let app: NestExpressApplication;
let line: Server;
let port: number;
const sockets = new Set<Socket>();

/** A line to the database that can be cut. */
function openLine(at: number): Promise<void> {
  const { hostname, port: databasePort } = new URL(database.url);
  line = createServer((near) => {
    const far = connect(Number(databasePort), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  return new Promise((resolve) => line.listen(at, '127.0.0.1', resolve));
}

function cutLine(): Promise<unknown> {
  const closed = new Promise((resolve) => line.close(resolve));
  for (const socket of sockets) socket.destroy();
  return closed;
}

beforeAll(async () => {
  database = await createTestDatabase();
  await openLine(0);
  ({ port } = line.address() as { port: number });
  const url = new URL(database.url);
  url.port = String(port);
  app = await createTestApp(url.toString(), {
    environment: { RATE_LIMIT_LOGIN: '5/900s', RATE_LIMIT_COUPONS: '30/60s' },
  });
  // BullMQ cannot stand a cut while it sets up its own tables.
  await app.get<Queue>(getQueueToken(MAIL_QUEUE), { strict: false }).waitUntilReady();
});
afterAll(async () => {
  await app.close();
  await cutLine();
  await database.drop();
});

const http = () => request(app.getHttpServer());

test('while the database is away every call is told so, and all is well again when it is back', async () => {
  expect((await http().get('/api/products')).status).toBe(200);
  await cutLine();
  const calls = () => [
    http().get('/api/products?lang=en'),
    http().get('/api/accessories'),
    http().post('/api/admin/login').send({ email: 'a@b.example', password: 'x' }),
    http().post('/api/coupons/validate').send({ code: 'A', productId: '0197aaaa-0000-7000-8000-000000000000' }),
  ];
  for (const call of calls()) {
    const answer = await call.timeout(2000);
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
    expect(JSON.stringify(answer.body)).not.toMatch(/127\.0\.0\.1|ECONN|postgres|connect/i);
  }
  const away = await http().get('/health/ready').timeout(2000);
  expect(away.status).toBe(503);
  expect(away.body).toMatchObject({ status: 'unavailable', dependencies: { database: 'down', storage: 'up' } });
  expect((await http().get('/health/live')).status).toBe(200);

  await openLine(port);
  await until(async () => expect((await http().get('/health/ready')).status).toBe(200));
  const back = await Promise.all(calls());
  expect(back.map(({ status }) => status)).toEqual([200, 200, 401, 200]);
});
