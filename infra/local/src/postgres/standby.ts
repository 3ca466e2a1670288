import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../failure.ts';
import { freePort } from '../ports.ts';
import { SupervisedProcess } from '../process/supervised-process.ts';
import { temporaryDataDir } from '../testing/temporary-data.ts';
import { postgresAccount } from './account.ts';
import { postgresBinaries } from './binaries.ts';
import { answers, settings } from './postgres.ts';
import { withClient } from './with-client.ts';

const READY_WITHIN_MS = 60_000;
const STOP_GRACE_MS = 2_500;
/** Files that a base backup leaves out: state of the running server, and the log, which the standby streams. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot']);
const QUIET = { say: () => undefined, started: () => undefined, ended: () => undefined };

/** A streaming standby of a server on this machine. */
export interface Standby {
  /** The same database and account on the standby. */
  url(primaryUrl: string): string;
  start(): Promise<void>;
  /** Stops it and keeps its files; {@link start} continues with them. */
  halt(): Promise<void>;
  /** Stops it and removes its files and its slot on the primary. */
  stop(): Promise<void>;
}

/**
 * Starts a standby that streams from an embedded server.
 * @param primaryUrl of a superuser of the primary, whose files this process may read
 */
export async function startStandby(primaryUrl: string): Promise<Standby> {
  const binaries = await postgresBinaries();
  const dataDir = await temporaryDataDir();
  const account = postgresAccount({ directory: dataDir, program: binaries.postgres });
  const directory = join(dataDir, 'postgres');
  const slot = `standby_${randomBytes(6).toString('hex')}`;
  await copyPrimary(primaryUrl, slot, directory);
  if (account.ids) {
    for (const path of [
      directory,
      ...(await readdir(directory)).map((name) => join(directory, name)),
      join(directory, 'pg_wal', 'archive_status'),
    ])
      await chown(path, account.ids.uid, account.ids.gid);
  }
  const { hostname, port: primaryPort, username, password } = new URL(primaryUrl);
  const port = await freePort();
  const url = (of: string) => Object.assign(new URL(of), { port: String(port) }).href;
  const conninfo = `host=${hostname} port=${primaryPort} user=${username} password=${decodeURIComponent(password)}`;
  const server = () =>
    new SupervisedProcess(
      {
        name: 'standby',
        ...account.command(binaries.postgres, [
          ...['-D', directory, '-p', String(port), ...settings(false)],
          ...['-c', `primary_conninfo=${conninfo}`, '-c', `primary_slot_name=${slot}`],
        ]),
        env: { ...process.env, LC_ALL: 'C' },
        cwd: '/',
        logFile: join(dataDir, 'standby.log'),
        stopSignal: 'SIGINT',
        readyWithinMs: READY_WITHIN_MS,
        isReady: () => answers(url(primaryUrl)),
      },
      QUIET,
    );
  let running = server();
  await running.start();
  return {
    url,
    start: () => (running = server()).start(),
    halt: () => running.stop(STOP_GRACE_MS),
    async stop() {
      await running.stop(STOP_GRACE_MS);
      await withClient(primaryUrl, (client) => client.query('select pg_drop_replication_slot($1)', [slot]));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Copies the primary's files while it runs; what changes meanwhile is in the log that the slot keeps. */
async function copyPrimary(primaryUrl: string, slot: string, directory: string): Promise<void> {
  await withClient(primaryUrl, async (client) => {
    await client.query('select pg_create_physical_replication_slot($1, true)', [slot]);
    const { rows: found } = await client.query<{ data_directory: string }>('show data_directory');
    const source = found[0]?.data_directory ?? '';
    await client.query(`select pg_backup_start('standby', true)`);
    await mkdir(join(directory, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 });
    await mkdir(join(directory, 'pg_replslot'), { mode: 0o700 });
    const names = (await readdir(source)).filter((name) => !LEFT_OUT.has(name));
    // cp fails for a file that is deleted meanwhile, which is not needed.
    const { error } = spawnSync('cp', ['-a', ...names.map((name) => join(source, name)), directory], {
      stdio: 'ignore',
    });
    if (error) throw new StartFailure('The primary could not be copied', { cause: error });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(directory, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(join(directory, 'standby.signal'), '');
  });
  spawnSync('chmod', ['700', directory]);
}
