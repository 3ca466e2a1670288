import { Migration } from '@mikro-orm/migrations';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.js';
import { runMigrations } from '../database/run-migrations.js';
import { defineExtension } from './api-extension.js';
import { migrationsOf } from './with-extensions.js';

class AddGreetings extends Migration {
  override up(): void {
    this.addSql('create table greetings (id uuid primary key)');
  }
}

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('an extension’s migrations run last, each once, and the runtime account may use their tables', async () => {
  const options = {
    migrateOthers: () => Promise.resolve(),
    others: migrationsOf([defineExtension({ name: 'greetings', migrations: [AddGreetings] })]),
  };
  expect(await runMigrations(database.ownerUrl, options)).toEqual(['greetings/AddGreetings']);
  expect(await runMigrations(database.ownerUrl, options)).toEqual([]);
  const runtime = new Client({ connectionString: database.url });
  await runtime.connect();
  try {
    expect((await runtime.query('select * from greetings')).rows).toEqual([]);
  } finally {
    await runtime.end();
  }
});
