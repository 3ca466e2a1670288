import { startTestPostgres } from '@vitrine/local';
import { createAccounts } from './database-accounts.mjs';

/**
 * Starts one PostgreSQL for the whole test run; its address is in TEST_POSTGRES_URL (without a database name). Tests store files below TEST_DATA_DIR,
 * which is removed with it.
 */
export default async function startPostgres() {
  const postgres = await startTestPostgres();
  await createAccounts(postgres.url());
  process.env.TEST_POSTGRES_URL = new URL(postgres.url()).href.replace(/\/[^/]*$/, '');
  process.env.TEST_DATA_DIR = postgres.dataDir;
  globalThis.stopVitrineTestPostgres = () => postgres.stop();
}
