import { EntityManager } from '@mikro-orm/postgresql';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Coupon } from '../src/requests/coupons/coupon.js';
import { Database, rows } from '../src/database/database.js';
import { createTestApp } from './test-app.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

const SECOND = /asks the pool for a second connection/;

let testDatabase: TestDatabase;
let app: NestExpressApplication;
let database: Database;
let em: EntityManager;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  app = await createTestApp(testDatabase.url);
  database = app.get(Database);
  em = app.get(EntityManager);
});
afterAll(async () => {
  await app.close();
  await testDatabase.drop();
});

const seconds: [string, () => Promise<unknown>][] = [
  ['a query', () => database.query('select 1')],
  ['a transaction', () => database.transaction((connection) => rows(connection, 'select 1'))],
  ['an entity manager of its own', () => em.fork().count(Coupon)],
];

describe('no test passes when a transaction asks for a second connection', () => {
  test.each(seconds)('%s beside plain SQL', async (_, second) => {
    await expect(database.transaction(second)).rejects.toThrow(SECOND);
  });

  test.each(seconds)('%s beside entities', async (_, second) => {
    const work = em.fork().transactional(async (own) => {
      await own.count(Coupon);
      await second();
    });
    await expect(work).rejects.toThrow(SECOND);
  });

  test('its own connection, and the pool afterwards, are free to use', async () => {
    await database.transaction((connection) => rows(connection, 'select 1'));
    await em.fork().transactional((own) => own.count(Coupon));
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });
});
