import { Client } from 'pg';
import type { AppConfig } from '../../config/app-config.js';
import { createStorage } from '../../files/storage/create-storage.js';
import type { Demo } from './demo.js';
import { picturesAreStored } from './stored-pictures.js';

/** Key of the ledger's entry for a completed seeding. */
export const WHOLE = 'whole';

/**
 * Whether exactly this demo has been seeded into this database and storage. Does not use MikroORM, because loading it takes longer than this check.
 */
export async function isSeeded(config: AppConfig, demo: Demo): Promise<boolean> {
  if (!(await hasPictures(config, demo))) return false;
  const client = new Client({ connectionString: config.databaseUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ known: boolean }>(
      `select to_regclass('demo_data.entries') is not null as known`,
    );
    if (!tables[0]?.known) return false;
    const { rowCount } = await client.query('select 1 from demo_data.entries where key = $1 and fingerprint = $2', [
      WHOLE,
      demo.fingerprint,
    ]);
    return rowCount === 1;
  } finally {
    await client.end();
  }
}

async function hasPictures(config: AppConfig, demo: Demo): Promise<boolean> {
  const storage = await createStorage(config.storage);
  try {
    return await picturesAreStored(demo, storage);
  } finally {
    storage.close();
  }
}
