import { setTimeout } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { createTestApp } from '../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.js';
import { DatabaseCircuitBreaker } from './database-circuit-breaker.js';
import { databaseOptions } from './database-options.js';
import { Database } from './database.js';

let database: TestDatabase;
let app: NestExpressApplication;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

test.each([
  ['lock_timeout', '3s'],
  ['statement_timeout', '10s'],
  ['idle_in_transaction_session_timeout', '10s'],
])('%s is %s on the connections of the pool', async (setting, value) => {
  expect(await app.get(Database).query(`show ${setting}`)).toEqual([{ [setting]: value }]);
});

test('a call that waits for a lock that is never released gets an error', async () => {
  await database.query('begin');
  try {
    await database.query('lock table products in access exclusive mode');
    const answer = await request(app.getHttpServer()).get('/api/products');
    expect(answer.status).toBe(503);
    expect(answer.body.code).toBe('UNAVAILABLE');
  } finally {
    await database.query('rollback');
  }
  expect((await request(app.getHttpServer()).get('/api/products')).status).toBe(200);
});

test('a pool can be closed while it makes its first connection', async () => {
  const options = {
    ...databaseOptions(
      { databaseUrl: database.url, databasePoolSize: 4, service: 'vitrine-test', transactionPooler: false },
      new DatabaseCircuitBreaker(),
    ),
    discovery: { warnWhenNoEntities: false },
  };
  for (let turn = 0; turn < 20; turn += 1) {
    const orm = await MikroORM.init(options);
    const statement = orm.em.execute('select 1').catch((error: Error) => error);
    await setTimeout(turn / 2);
    await orm.close();
    await statement;
  }
});
