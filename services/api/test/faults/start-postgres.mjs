import { join } from 'node:path';
import { startTestPostgres } from '@vitrine/local';
import { createAccounts } from '../postgres/database-accounts.mjs';

/**
 * Starts a PostgreSQL that keeps committed data and is restarted when it dies. Its address is in TEST_POSTGRES_URL (without a database
 * name), the file with its process id in TEST_POSTGRES_PID_FILE.
 */
export default async function startDurablePostgres() {
  const postgres = await startTestPostgres({ durable: true });
  await createAccounts(postgres.url());
  process.env.TEST_POSTGRES_URL = new URL(postgres.url()).href.replace(/\/[^/]*$/, '');
  process.env.TEST_POSTGRES_PID_FILE = join(postgres.dataDir, 'postgres', 'postmaster.pid');
  process.env.TEST_DATA_DIR = postgres.dataDir;
  globalThis.stopVitrineTestPostgres = () => postgres.stop();
}
