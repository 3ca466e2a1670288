import { randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import { runMigrations } from '../src/database/run-migrations.js';
import { migrateQueues } from '../src/platform/queue/migrate-queues.js';

const TEMPLATE = 'test_template';
/** Any fixed number; only one test file makes the template. */
const TEMPLATE_LOCK = 7_352_120;

export interface TestDatabase {
  /** For the account of `api` and `worker`. */
  url: string;
  /** For the account that owns the tables. */
  ownerUrl: string;
  /** For the account that deletes old audit entries. */
  retentionUrl: string;
  /** Runs one statement as superuser, always on the same connection unless that is lost. */
  query: <Row extends object = Record<string, unknown>>(sql: string, parameters?: unknown[]) => Promise<Row[]>;
  drop: () => Promise<void>;
}

/**
 * A fresh, migrated database on the run's PostgreSQL; one for each test file.
 * @param options `oneAccount`: everything belongs to the superuser, also used in `url`, as before there were several accounts
 */
export async function createTestDatabase({ oneAccount = false } = {}): Promise<TestDatabase> {
  const server = process.env['TEST_POSTGRES_URL'];
  if (!server) throw new Error('TEST_POSTGRES_URL is missing: run this file in the "integration" project');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const superuserUrl = `${server}/${name}`;
  const toUrl = (account: string) => accountUrl(server, name, account);
  const ownerUrl = oneAccount ? superuserUrl : toUrl('vitrine_owner');
  if (oneAccount) {
    await onServer(server, (client) => client.query(`create database ${name} owner vitrine`));
    await runMigrations(ownerUrl, { migrateOthers: migrateQueues });
  } else await copyTemplate(server, name);
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
      await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** Copies the run's migrated database; the first test file that needs it creates it while the others wait. */
async function copyTemplate(server: string, name: string): Promise<void> {
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [TEMPLATE]);
    if (rowCount === 0) await makeTemplate(server, client);
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
    await client.query(`create database ${name} template ${TEMPLATE} owner vitrine_owner`);
  });
}

/** Migrates under another name first, so that an aborted run leaves no half-migrated template. */
async function makeTemplate(server: string, client: Client): Promise<void> {
  const unfinished = `${TEMPLATE}_unfinished`;
  await client.query(`drop database if exists ${unfinished}`);
  await client.query(`create database ${unfinished} owner vitrine_owner`);
  await runMigrations(accountUrl(server, unfinished, 'vitrine_owner'), { migrateOthers: migrateQueues });
  await client.query(`alter database ${unfinished} rename to ${TEMPLATE}`);
}

/** Each account's password is its name. */
const accountUrl = (server: string, database: string, account: string): string =>
  Object.assign(new URL(`${server}/${database}`), { username: account, password: account }).href;

/** Does `work` on a connection to the server itself. */
async function onServer(server: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
