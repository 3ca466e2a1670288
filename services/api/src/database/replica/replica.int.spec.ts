import { randomBytes } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Client } from 'pg';
import request from 'supertest';
import { addProduct, ADMIN } from '../../../test/fixtures/orders.js';
import { startStandby, type Standby } from '../../../test/postgres/standby.mjs';
import { CuttableProxy } from '../../../test/processes/cuttable-proxy.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { until } from '../../../test/until.js';
import { Database } from '../database.js';
import { Replica } from './replica.js';

const ROUNDS = process.env['FULL_TESTS'] ? 100 : 10;
/** The time within which a request is answered or refused (contract: Ground rules). */
const ANSWER_MS = 2000;

let standby: Standby;
let database: TestDatabase;
let line: CuttableProxy;
let apps: NestExpressApplication[];
let token: string;
let productId: string;
let round = 0;

const app = (index = 0) => apps[index] as NestExpressApplication;
const http = (index = 0) => request(app(index).getHttpServer());
const reads = (index = 0) => app(index).get(Database).reads;
const state = (index = 0) => app(index).get(Replica).state;
const as = <Call extends { auth: (token: string, options: { type: 'bearer' }) => Call }>(call: Call) =>
  call.auth(token, { type: 'bearer' });

/** Searches are not cached, so each one reads the database. */
const search = async (index: number, text: string) => {
  const answer = await http(index).get('/api/search').query({ q: text });
  expect(answer.status).toBe(200);
  return answer.body.results as { id: string; title: string }[];
};
const listed = async (index: number) => {
  const answer = await as(http(index).get('/api/features/admin/all'));
  expect(answer.status).toBe(200);
  return (answer.body as { title: string }[]).map(({ title }) => title);
};
const rename = async (index = 0) => {
  const name = `Edition${(round += 1)}`;
  expect((await as(http(index).put(`/api/products/${productId}`)).send({ name })).status).toBe(200);
  return name;
};
const onStandby = async (sql: string) => {
  const superuser = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
  superuser.pathname = '/postgres';
  const client = new Client({ connectionString: standby.url(superuser.href) });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};
const untilUp = () =>
  until(async () => {
    await readinessOf();
    expect([state(0), state(1)]).toEqual(['up', 'up']);
  });
const readinessOf = async () => {
  const { status, body } = await http().get('/health/ready');
  return [status, body.replica];
};

beforeAll(async () => {
  const server = process.env['TEST_POSTGRES_URL'] ?? '';
  database = await createTestDatabase();
  await database.query(`alter database ${new URL(database.url).pathname.slice(1)} set synchronous_commit = on`);
  standby = await startStandby(`${server}/postgres`);
  line = new CuttableProxy(new URL(standby.url(database.url)));
  await line.mend();
  const environment = {
    ...ADMIN,
    JWT_SECRET: randomBytes(32).toString('base64url'),
    DATABASE_REPLICA_URL: line.url,
    DATABASE_REPLICA_LAG_SECONDS: '1',
  };
  apps = [await createTestApp(database.url, { environment }), await createTestApp(database.url, { environment })];
  productId = await addProduct(database);
  const session = await http()
    .post('/api/admin/login')
    .send({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
  expect(session.body).toMatchObject({ token: expect.any(String) });
  token = session.body.token as string;
  await untilUp();
}, 60_000);
afterAll(async () => {
  for (const each of apps) await each.close();
  await line.cut();
  await standby.stop();
  await database.drop();
}, 60_000);

test("public reads and staff's lists are answered by the replica", async () => {
  const name = await rename();
  await until(async () => {
    const before = reads().replica;
    expect(await search(0, name)).toHaveLength(1);
    expect(reads().replica).toBe(before + 1);
  });
  await until(async () => {
    const before = reads().replica;
    await listed(0);
    expect(reads().replica).toBe(before + 1);
  });
});

test('a write is visible in the next answer of the process that made it, and in every staff list', async () => {
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const name = await rename(turn % 2);
    expect((await search(turn % 2, name)).map(({ id }) => id)).toEqual([productId]);
    const title = `Feature${(round += 1)}`;
    const made = await as(http(turn % 2).post('/api/features')).send({ title, description: 'Neu' });
    expect(made.status).toBe(201);
    expect(await listed(0)).toContain(title);
    expect(await listed(1)).toContain(title);
  }
});

test('a replica that stops replaying hides no write, is reported by health and metrics, and is used again when it has caught up', async () => {
  await untilUp();
  await onStandby('select pg_wal_replay_pause()');
  try {
    const name = await rename();
    const since = performance.now();
    expect(await search(0, name)).toHaveLength(1);
    await until(async () => expect(await search(1, name)).toHaveLength(1));
    expect(performance.now() - since).toBeLessThan(ANSWER_MS);
    await until(async () => expect(await readinessOf()).toEqual([200, 'behind']));
    const { text } = await http().get('/metrics');
    expect(text).toContain('vitrine_replica_up 0');
    expect(Number(/^vitrine_replica_lag_seconds (.+)$/m.exec(text)?.[1])).toBeGreaterThan(1);
    expect(Number(/^vitrine_replica_lag_bytes (.+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
    const before = { ...reads() };
    await listed(0);
    expect(reads()).toEqual({ ...before, primary: before.primary + 1 });
  } finally {
    await onStandby('select pg_wal_replay_resume()');
  }
  await until(async () => expect(await readinessOf()).toEqual([200, 'up']));
  await until(async () => {
    const before = reads().replica;
    await listed(0);
    expect(reads().replica).toBe(before + 1);
  });
});

test('no request fails when the replica stops answering', async () => {
  await untilUp();
  line.hang();
  const begun = performance.now();
  const answers = await Promise.all(Array.from({ length: 10 }, () => listed(0)));
  expect(answers).toHaveLength(10);
  expect(performance.now() - begun).toBeLessThan(ANSWER_MS);
  await until(async () => expect(await readinessOf()).toEqual([200, 'down']));
  await line.mend();
  await untilUp();
});

test('no request fails when the replica stops and starts again', async () => {
  await untilUp();
  const halted = standby.halt();
  let halting = true;
  void halted.finally(() => (halting = false));
  while (halting) await listed(0);
  await until(async () => expect(await readinessOf()).toEqual([200, 'down']));
  expect(await search(0, await rename())).toHaveLength(1);
  await standby.start();
  await untilUp();
});

test('a server that is not a standby is never read from', async () => {
  const alone = await createTestApp(database.url, { environment: { DATABASE_REPLICA_URL: database.url } });
  try {
    await request(alone.getHttpServer()).get('/api/search').query({ q: 'Edition' }).expect(200);
    expect(alone.get(Replica).state).toBe('down');
    expect(alone.get(Database).reads.replica).toBe(0);
  } finally {
    await alone.close();
  }
});
