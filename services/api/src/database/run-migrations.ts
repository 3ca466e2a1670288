import { MikroORM } from '@mikro-orm/postgresql';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { isError } from '../common/errors/is-error.js';
import { MIGRATION_LOCK_MS, migrationOptions } from './database-options.js';
import type { NamedMigration } from './migrations/index.js';
import { grantPrivileges } from './roles/grant-privileges.js';

/** Any fixed number; only one process migrates at a time. */
const MIGRATION_LOCK = 7_352_119;
/** A dump or a long report may hold a table for so long; milliseconds. */
const LONGEST_BUSY_MS = 30 * 60_000;
/** Whoever waited behind a try gets this long for their own work. */
const PAUSE_MS = 3000;

export interface MigrationOptions {
  /** Those of extensions, which run after ours. */
  others?: readonly NamedMigration[];
  /** Brings tables to their newest schema that are not ours. */
  migrateOthers: (owner: Client) => Promise<void>;
  /** Told when a table is in use, and the migration tries again. */
  onBusy?: () => void;
}

/**
 * Brings the database to the newest schema, and grants the roles what they need; waits when another process is doing so. A table that others
 * use is waited for in short tries, so that nobody waits long behind them.
 * @param ownerUrl of the account that owns the tables
 * @returns the names of the migrations that ran
 * @throws Error when a table was in use for half an hour
 */
export async function runMigrations(ownerUrl: string, options: MigrationOptions): Promise<string[]> {
  const connection = new Client({ connectionString: ownerUrl });
  // A connection that breaks also fails the statements, which tell of it.
  connection.on('error', () => undefined);
  await connection.connect();
  const orm = await MikroORM.init({ ...migrationOptions(ownerUrl, options.others), logger: () => undefined });
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await connection.query(`set lock_timeout = ${MIGRATION_LOCK_MS}`);
    const names: string[] = [];
    await whileBusy(async () => names.push(...(await orm.migrator.up()).map(({ name }) => name)), options);
    await whileBusy(() => connection.query('select continue_event_order()'), options);
    await whileBusy(() => options.migrateOthers(connection), options);
    await whileBusy(() => grantPrivileges(connection), options);
    return names;
  } finally {
    await orm.close(true);
    await connection.end();
  }
}

/** Does what can be repeated, again and again while a table is in use. */
async function whileBusy(work: () => Promise<unknown>, { onBusy }: MigrationOptions): Promise<void> {
  const end = performance.now() + LONGEST_BUSY_MS;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() > end) throw error;
      onBusy?.();
      await pause(PAUSE_MS);
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  if (!isError(error)) return false;
  return ('code' in error && error.code === '55P03') || isLockTimeout(error.cause);
}
