import { readFile } from 'node:fs/promises';
import { waitUntil } from '../processes/wait-until.js';
import type { TestDatabase } from '../test-database.js';
import { timed } from './story.js';

/** What was killed and for how long, as parts of a printed sentence. */
interface Kill {
  what: string;
  /** How long no connection was possible. */
  downtime: string;
}

/** Kills one connection's process, which makes PostgreSQL end all others, and waits until it takes connections again. */
export async function killPostgresConnection(database: TestDatabase): Promise<Kill> {
  const [backend] = await database.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
  );
  return { what: 'a connection of PostgreSQL', downtime: await killAndWait(database, backend?.pid ?? 0) };
}

/** Kills the server as a power cut would, and waits until its supervisor has started it again. */
export async function killPostgres(database: TestDatabase): Promise<Kill> {
  const pidFile = process.env['TEST_POSTGRES_PID_FILE'] ?? '';
  const server = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
  return { what: 'the whole PostgreSQL', downtime: await killAndWait(database, server) };
}

async function killAndWait(database: TestDatabase, pid: number): Promise<string> {
  const connection = async () => {
    const rows = await database.query<{ pid: number }>('select pg_backend_pid() as pid').catch(() => []);
    return rows[0]?.pid;
  };
  const before = await connection();
  process.kill(pid, 'SIGKILL');
  return timed(() => waitUntil('PostgreSQL is back', async () => ![undefined, before].includes(await connection())));
}
