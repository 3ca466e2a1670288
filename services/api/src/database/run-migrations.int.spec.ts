import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.js';
import { waitUntil } from '../../test/processes/wait-until.js';
import { runMigrations } from './run-migrations.js';

let database: TestDatabase;
const clients: Client[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const client of clients) await client.end();
  await database.drop();
});

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: database.url, lock_timeout: 3000 });
  await client.connect();
  clients.push(client);
  return client;
}

test('a migration that waits for a long reader of a table does not block other readers, and runs when the reader ends', async () => {
  const [reader, visitor] = await Promise.all([connect(), connect()]);
  await reader.query('begin');
  await reader.query('select 1 from orders limit 1');

  let tries = 0;
  let isDone = false;
  const migrated = runMigrations(database.ownerUrl, {
    migrateOthers: async (owner) => {
      await owner.query('alter table orders add column if not exists of_the_test integer');
    },
    onBusy: () => (tries += 1),
  }).finally(() => (isDone = true));
  await waitUntil('the migration waits for the table', async () => {
    const waiting = await database.query(
      `select 1 from pg_locks where relation = 'orders'::regclass and mode = 'AccessExclusiveLock' and not granted`,
    );
    return waiting.length > 0;
  });

  // Without the migration's lock timeout this would fail.
  await visitor.query('select count(*) from orders');
  expect(isDone).toBe(false);
  await waitUntil('it gives way', () => tries > 0);
  await reader.query('commit');
  await migrated;
  const columns = await database.query(
    `select 1 from information_schema.columns where table_name = 'orders' and column_name = 'of_the_test'`,
  );
  expect(columns).toHaveLength(1);
});
