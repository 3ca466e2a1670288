import { randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import { runMigrations } from '../src/database/run-migrations.js';

export interface TestDatabase {
  url: string;
  /** Runs one statement on a connection of its own, which is always the same for as long as it lasts. */
  query: <Row extends object = Record<string, unknown>>(sql: string, parameters?: unknown[]) => Promise<Row[]>;
  drop: () => Promise<void>;
}

/** A fresh, migrated database on the run's PostgreSQL; one for each test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_POSTGRES_URL'];
  if (!server) throw new Error('TEST_POSTGRES_URL is missing: run this file in the "integration" project');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = `${server}/${name}`;
  await runMigrations(url);
  const connection = new Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0 });
  // A test may cut every connection to see the service recover.
  connection.on('error', () => undefined);
  return {
    url,
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
