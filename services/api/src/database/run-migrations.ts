import { MikroORM } from '@mikro-orm/postgresql';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { isError } from '../common/errors/is-error.js';
import { MIGRATION_LOCK_MS, migrationOptions } from './database-options.js';
import type { NamedMigration } from './migrations/index.js';
import { grantPrivileges } from './roles/grant-privileges.js';

/** Key of the advisory lock that lets only one process migrate at a time; any fixed number. */
const MIGRATION_LOCK = 7_352_119;
/** SQLSTATE of a lock timeout, and of a deadlock. */
const LOCK_CONFLICTS: ReadonlySet<unknown> = new Set(['55P03', '40P01']);
/** How long a dump or a long report may keep a table locked. */
const MAX_BUSY_MS = 30 * 60_000;
/** The pause between two attempts, in which statements that waited behind the last one can run. */
const PAUSE_MS = 3000;

export interface MigrationOptions {
  /** Migrations of extensions, which run after Vitrine's own. */
  others?: readonly NamedMigration[];
  /** Migrates tables that other libraries own. */
  migrateOthers: (owner: Client) => Promise<void>;
  /** Called when a table is in use, before the migration is tried again. */
  onBusy?: () => void;
}

/**
 * Brings the database to the newest schema, and grants the roles their privileges; waits while another process does so. If a table is in use, short
 * attempts are repeated, so that other statements do not wait long behind the migration.
 * @param ownerUrl URL with the account that owns the tables
 * @returns the names of the migrations that ran
 * @throws Error when a table was in use for half an hour
 */
export async function runMigrations(ownerUrl: string, options: MigrationOptions): Promise<string[]> {
  const connection = new Client({ connectionString: ownerUrl });
  // A broken connection also fails its statements, which report the error.
  connection.on('error', () => undefined);
  await connection.connect();
  const orm = await MikroORM.init({ ...migrationOptions(ownerUrl, options.others), logger: () => undefined });
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await connection.query(`set lock_timeout = ${MIGRATION_LOCK_MS}`);
    const names: string[] = [];
    await retryWhileLocked(async () => names.push(...(await orm.migrator.up()).map(({ name }) => name)), options);
    await retryWhileLocked(() => connection.query('select continue_event_order()'), options);
    await retryWhileLocked(() => options.migrateOthers(connection), options);
    await retryWhileLocked(() => grantPrivileges(connection), options);
    return names;
  } finally {
    await orm.close(true);
    await connection.end();
  }
}

/** Runs repeatable work, and repeats it while a table is in use. */
async function retryWhileLocked(work: () => Promise<unknown>, { onBusy }: MigrationOptions): Promise<void> {
  const end = performance.now() + MAX_BUSY_MS;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isLockConflict(error) || performance.now() > end) throw error;
      onBusy?.();
      await pause(PAUSE_MS);
    }
  }
}

function isLockConflict(error: unknown): boolean {
  if (!isError(error)) return false;
  return ('code' in error && LOCK_CONFLICTS.has(error.code)) || isLockConflict(error.cause);
}
