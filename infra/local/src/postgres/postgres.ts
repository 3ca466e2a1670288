import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../ports.ts';
import { POSTGRES_NAME } from '../process/run-record.ts';
import { SupervisedProcess, type SupervisedProcessEvents } from '../process/supervised-process.ts';
import { DATABASE_USER, openCluster } from './cluster.ts';

const HOST = '127.0.0.1';
const DATABASE = 'vitrine';
const STOP_GRACE_MS = 2_500;
const READY_WITHIN_MS = 60_000;

export interface PostgresOptions {
  /** Directory under which `postgres/` (the cluster) and `logs/postgres.log` are kept. */
  dataDir: string;
  /** Default: a free one. */
  port?: number;
  /** Password of the role `vitrine`; it is set when the cluster is created. Default: `vitrine`, for temporary clusters. */
  password?: string;
  /** False for tests: what was committed may be lost when the machine (not the process) dies. Default true. */
  durable?: boolean;
  events?: SupervisedProcessEvents;
}

/** A running embedded server. */
export interface Postgres {
  readonly port: number;
  readonly pid: number | undefined;
  /** Connection URL of the database `vitrine`, or of another one. */
  url(database?: string): string;
  /** Creates a new empty database and gives its URL. */
  createDatabase(name?: string): Promise<string>;
  /** Shuts it down cleanly (PostgreSQL's fast shutdown). */
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL on a data directory, with the database `vitrine` in it; it is restarted when it dies.
 * @throws StartFailure when it cannot run here
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const password = options.password ?? DATABASE_USER;
  const port = options.port ?? (await freePort());
  const { directory, binaries, account } = await openCluster(options.dataDir, password);
  const logs = join(options.dataDir, 'logs');
  await mkdir(logs, { recursive: true });
  const url = (database = DATABASE) => localDatabaseUrl(port, password, { database });
  const server = new SupervisedProcess(
    {
      name: POSTGRES_NAME,
      ...account.command(binaries.postgres, [
        '-D',
        directory,
        '-p',
        String(port),
        ...settings(options.durable ?? true),
      ]),
      env: { ...process.env, LC_ALL: 'C' },
      cwd: '/',
      logFile: join(logs, 'postgres.log'),
      stopSignal: 'SIGINT',
      readyWithinMs: READY_WITHIN_MS,
      isReady: () => answers(url('postgres')),
    },
    options.events ?? { say: () => undefined, started: () => undefined, ended: () => undefined },
  );
  try {
    await server.start();
    await createDatabase(url('postgres'), DATABASE);
  } catch (error) {
    await server.stop(STOP_GRACE_MS);
    throw error;
  }
  return {
    port,
    get pid() {
      return server.pid;
    },
    url,
    async createDatabase(name = `test_${randomBytes(6).toString('hex')}`) {
      await createDatabase(url('postgres'), name);
      return url(name);
    },
    stop: () => server.stop(STOP_GRACE_MS),
  };
}

/** Connection URL of a database of the embedded server, of its superuser unless another account is named. */
export const localDatabaseUrl = (
  port: number,
  password: string,
  { database = DATABASE, user = DATABASE_USER }: { database?: string; user?: string } = {},
): string => `postgresql://${user}:${encodeURIComponent(password)}@${HOST}:${port}/${encodeURIComponent(database)}`;

/** Settings on the command line; a standby needs those of its primary. */
export function settings(durable: boolean): string[] {
  const values: Record<string, string> = {
    listen_addresses: HOST,
    unix_socket_directories: '',
    max_connections: '200',
    // Memory is allocated only as it is used. The lists that a search of a million orders merges fit into the buffers, its sorts into work_mem.
    shared_buffers: '512MB',
    work_mem: '32MB',
    // On SSDs a random page costs about as much as the next one.
    random_page_cost: '1.1',
    max_wal_size: '1GB',
    jit: 'off',
    TimeZone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    // Statements and rows may carry personal data; the log takes neither.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Whether a server accepts a connection. */
export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
