import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { migrationOptions } from './database-options.js';

/** Any fixed number; only one process migrates at a time. */
const MIGRATION_LOCK = 7_352_119;

/**
 * Brings the database to the newest schema; waits when another process is doing so.
 * @returns the names of the migrations that ran
 */
export async function runMigrations(databaseUrl: string): Promise<string[]> {
  const lock = new Client({ connectionString: databaseUrl });
  // A connection that breaks also fails the statements, which tell of it.
  lock.on('error', () => undefined);
  await lock.connect();
  const orm = await MikroORM.init({ ...migrationOptions(databaseUrl), logger: () => undefined });
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const ran = await orm.migrator.up();
    return ran.map(({ name }) => name);
  } finally {
    await orm.close(true);
    await lock.end();
  }
}
