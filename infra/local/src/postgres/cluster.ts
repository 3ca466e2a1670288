import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../failure.ts';
import { processIdentity } from '../process/identity.ts';
import { sendSignal, waitUntil } from '../process/signals.ts';
import { postgresAccount, type PostgresAccount } from './account.ts';
import { postgresBinaries, type PostgresBinaries } from './binaries.ts';

/** The superuser of the cluster. */
export const DATABASE_USER = 'vitrine';

const STRAY_GRACE_MS = 5_000;

/** A database cluster on disk and what it takes to run it. */
export interface Cluster {
  directory: string;
  binaries: PostgresBinaries;
  account: PostgresAccount;
}

/**
 * The cluster in `dataDir/postgres`, created when it does not exist yet.
 * @throws StartFailure when it cannot be created or belongs to another major version
 */
export async function openCluster(dataDir: string, password: string): Promise<Cluster> {
  const binaries = await postgresBinaries();
  await mkdir(dataDir, { recursive: true });
  const account = postgresAccount({ directory: dataDir, program: binaries.postgres });
  const directory = join(dataDir, 'postgres');
  const cluster = { directory, binaries, account };
  if (await exists(join(directory, 'PG_VERSION'))) {
    await endStray(directory);
    return cluster;
  }
  await createCluster(cluster, dataDir, password);
  return cluster;
}

/** Created under another name and renamed, so that an interrupted start never leaves half a cluster. */
async function createCluster(
  { directory, binaries, account }: Cluster,
  dataDir: string,
  password: string,
): Promise<void> {
  const making = `${directory}.new`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { mode: 0o700 });
  const passwordFile = join(dataDir, `password-${randomBytes(6).toString('hex')}`);
  try {
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    if (account.ids) {
      await chown(making, account.ids.uid, account.ids.gid);
      await chown(passwordFile, account.ids.uid, account.ids.gid);
    }
    // PostgreSQL's own locale provider: the same order and case rules on every machine.
    await run(account, binaries.initdb, [
      `--pgdata=${making}`,
      `--username=${DATABASE_USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
      '--no-instructions',
    ]);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(making, directory);
}

async function run(account: PostgresAccount, program: string, programArgs: string[]): Promise<void> {
  const { file, args, ids } = account.command(program, programArgs);
  const child = spawn(file, args, {
    ...ids,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const status = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  if (status !== 0) {
    const reason =
      errors
        .trim()
        .split('\n')
        .find((line) => /error|fatal|could not/i.test(line)) ?? `status ${status}`;
    throw new StartFailure(`PostgreSQL's data directory could not be created: ${reason.trim()}`);
  }
}

/** Ends a server that a killed supervisor left on this cluster, and removes what a crashed one left. */
async function endStray(directory: string): Promise<void> {
  const pidFile = join(directory, 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (command.split('\0').includes(directory)) {
    sendSignal(pid, 'SIGINT');
    await waitUntil(() => processIdentity(pid) === undefined, STRAY_GRACE_MS);
  }
  await rm(pidFile, { force: true });
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
