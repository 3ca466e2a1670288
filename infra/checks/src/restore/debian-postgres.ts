import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@vitrine/local';
import pg from 'pg';

const NEEDED = ['initdb', 'postgres', 'pg_dump', 'pg_restore'];

/** Where the newest complete PostgreSQL of this machine has its programs; `undefined` without one. */
export function postgresPrograms(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin')
    .sort((one, other) => Number(other.split('/')[4]) - Number(one.split('/')[4]))
    .find((directory) => NEEDED.every((program) => existsSync(join(directory, program))));
}

export interface DebianPostgres {
  /** Connection URL, of the superuser unless another account is named. */
  url(database: string, account?: string): string;
  /** Runs `pg_dump` or `pg_restore`. */
  tool(name: string, words: string[]): void;
  stop(): Promise<void>;
}

/** Starts a temporary server in `directory` with the programs of this machine. It never runs as root. */
export async function startDebianPostgres(programs: string, directory: string): Promise<DebianPostgres> {
  const isRoot = process.getuid?.() === 0;
  const findId = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const account = isRoot ? { uid: findId('-u'), gid: findId('-g') } : {};
  const cluster = join(directory, 'cluster');
  mkdirSync(cluster);
  if (account.uid !== undefined) chownSync(cluster, account.uid, account.gid);
  chmodSync(directory, 0o755);
  const env = { ...process.env, LC_ALL: 'C' };
  const options = { ...account, cwd: cluster, env, stdio: 'ignore' as const };
  execFileSync(join(programs, 'initdb'), ['-D', cluster, '-U', 'vitrine', '-A', 'trust', '-E', 'UTF8'], options);
  const port = await freePort();
  const settings = [
    '-D',
    cluster,
    '-p',
    String(port),
    '-k',
    cluster,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'fsync=off',
  ];
  const server = spawn(join(programs, 'postgres'), settings, options);
  const ended = once(server, 'exit');
  const url = (database: string, account = 'vitrine') => `postgres://${account}@127.0.0.1:${port}/${database}`;
  await untilItAnswers(url('postgres'), () => server.exitCode !== null);
  return {
    url,
    tool: (name, words) => execFileSync(join(programs, name), words, { stdio: ['ignore', 'ignore', 'inherit'] }),
    async stop() {
      server.kill('SIGINT');
      await ended;
    },
  };
}

async function untilItAnswers(url: string, isDead: () => boolean): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    const answered = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (answered) return;
    if (isDead()) throw new Error('PostgreSQL did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Runs one statement on a connection of its own. */
export async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
