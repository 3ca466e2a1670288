import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { migrationOptions } from './database-options.js';
import { grantPrivileges } from './roles/grant-privileges.js';

/** Any fixed number; only one process migrates at a time. */
const MIGRATION_LOCK = 7_352_119;

/**
 * Brings the database to the newest schema, and grants the roles what they need; waits when another process is doing so.
 * @param ownerUrl of the account that owns the tables
 * @param migrateOthers brings tables to their newest schema that are not ours
 * @returns the names of the migrations that ran
 */
export async function runMigrations(
  ownerUrl: string,
  migrateOthers: (owner: Client) => Promise<void>,
): Promise<string[]> {
  const connection = new Client({ connectionString: ownerUrl });
  // A connection that breaks also fails the statements, which tell of it.
  connection.on('error', () => undefined);
  await connection.connect();
  const orm = await MikroORM.init({ ...migrationOptions(ownerUrl), logger: () => undefined });
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const ran = await orm.migrator.up();
    await migrateOthers(connection);
    await grantPrivileges(connection);
    return ran.map(({ name }) => name);
  } finally {
    await orm.close(true);
    await connection.end();
  }
}
