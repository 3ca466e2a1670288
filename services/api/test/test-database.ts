import { randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import { runMigrations } from '../src/database/run-migrations.js';
import { migrateQueues } from '../src/platform/queue/migrate-queues.js';

export interface TestDatabase {
  /** Of the account that `api` and `worker` have. */
  url: string;
  /** Of the account that owns the tables. */
  ownerUrl: string;
  /** Of the account that forgets old audit entries. */
  retentionUrl: string;
  /** Runs one statement as superuser, on a connection of its own, which is always the same for as long as it lasts. */
  query: <Row extends object = Record<string, unknown>>(sql: string, parameters?: unknown[]) => Promise<Row[]>;
  drop: () => Promise<void>;
}

/**
 * A fresh, migrated database on the run's PostgreSQL; one for each test file.
 * @param options `oneAccount`: everything belongs to the superuser, whom also `url` names, as before there were several accounts
 */
export async function createTestDatabase({ oneAccount = false } = {}): Promise<TestDatabase> {
  const server = process.env['TEST_POSTGRES_URL'];
  if (!server) throw new Error('TEST_POSTGRES_URL is missing: run this file in the "integration" project');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} owner ${oneAccount ? 'vitrine' : 'vitrine_owner'}`);
  const superuserUrl = `${server}/${name}`;
  const toUrl = (account: string) =>
    Object.assign(new URL(superuserUrl), { username: account, password: account }).href;
  const ownerUrl = oneAccount ? superuserUrl : toUrl('vitrine_owner');
  await runMigrations(ownerUrl, migrateQueues);
  const connection = new Pool({ connectionString: superuserUrl, max: 1, idleTimeoutMillis: 0 });
  // A test may cut every connection to see the service recover.
  connection.on('error', () => undefined);
  return {
    url: oneAccount ? superuserUrl : toUrl('vitrine_runtime'),
    ownerUrl,
    retentionUrl: toUrl('vitrine_retention'),
    query: async <Row extends object>(sql: string, parameters: unknown[] = []) =>
      (await connection.query<Row & Record<string, unknown>>(sql, parameters)).rows,
    drop: async () => {
      await connection.end();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
