import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.js';
import { waitUntil } from './wait-until.js';

const BINARY = '/usr/sbin/pgbouncer';
/** Set for every connection, as docs/operations.md says, because a pooler does not pass on the settings of its clients. */
const LIMITS = `set lock_timeout = '3s'; set statement_timeout = '10s'; set idle_in_transaction_session_timeout = '10s'`;

/** A PgBouncer in front of a database, with few connections to it. */
export interface PgBouncer {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts Debian's PgBouncer in transaction mode.
 * @param databaseUrl with the account whose connections are pooled
 * @param poolSize connections to the server
 */
export async function startPgBouncer(databaseUrl: string, poolSize: number): Promise<PgBouncer> {
  const { hostname, port: serverPort, pathname, username, password } = new URL(databaseUrl);
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-pgbouncer-'));
  await chmod(directory, 0o755);
  const port = await freePort();
  const users = join(directory, 'users.txt');
  await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  const lines = [
    '[databases]',
    `${pathname.slice(1)} = host=${hostname} port=${serverPort} connect_query='${LIMITS.replaceAll("'", "''")}'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${users}`,
    'pool_mode = transaction',
    `default_pool_size = ${poolSize}`,
    'max_client_conn = 500',
    // PgBouncer refuses to run as root.
    ...(process.getuid?.() === 0 ? ['user = nobody'] : []),
  ];
  const file = join(directory, 'pgbouncer.ini');
  await writeFile(file, `${lines.join('\n')}\n`);
  const child = spawn(BINARY, ['-q', file], { stdio: 'ignore' });
  const url = Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href;
  await waitUntil('PgBouncer answers', () => answers(url));
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
