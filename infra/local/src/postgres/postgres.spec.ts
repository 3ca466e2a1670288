import pg from 'pg';
import { startPostgres } from './postgres.ts';
import { processIdentity } from '../process/identity.ts';
import { startTestPostgres, temporaryDataDir } from '../testing/temporary-data.ts';
import { rm } from 'node:fs/promises';

async function ask<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('a cluster is created, keeps its data over a restart, and is shut down cleanly', async () => {
  const dataDir = await temporaryDataDir();
  const first = await startPostgres({ dataDir, durable: false });
  await ask(first.url(), 'CREATE TABLE kept AS SELECT 1 AS one');
  const { pid } = first;
  await first.stop();
  expect(processIdentity(pid ?? 0)).toBeUndefined();
  const second = await startPostgres({ dataDir, durable: false });
  expect(await ask(second.url(), 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
  await second.stop();
  await rm(dataDir, { recursive: true });
}, 60_000);

test('each database for tests is new and empty', async () => {
  const postgres = await startTestPostgres();
  const [one, two] = [await postgres.createDatabase(), await postgres.createDatabase()];
  expect(one).not.toBe(two);
  expect(await ask(one, 'SELECT current_database() AS name')).toEqual([{ name: new URL(one).pathname.slice(1) }]);
  await postgres.stop();
}, 60_000);
