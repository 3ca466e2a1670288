import { mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type Postgres } from '../postgres/postgres.ts';
import { RunRecord } from '../process/run-record.ts';

const PREFIX = 'vitrine-run-';

/** A new data directory for one test run. */
export async function temporaryDataDir(): Promise<string> {
  return mkdtemp(join(await realpath(tmpdir()), PREFIX));
}

/** Removes the data directories of test runs that were killed, and ends what they left running; live runs are left alone. */
export async function removeAbandonedData(): Promise<void> {
  const directory = await realpath(tmpdir());
  for (const name of await readdir(directory)) {
    if (!name.startsWith(PREFIX)) continue;
    const dataDir = join(directory, name);
    const claim = await RunRecord.claim(dataDir).catch(() => undefined);
    if (!claim) continue;
    await claim.record.release();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * A temporary PostgreSQL for one test run; `stop` also removes its files.
 * @param durable whether what was committed survives the death of the server
 */
export async function startTestPostgres({ durable = false } = {}): Promise<Postgres & { dataDir: string }> {
  const dataDir = await temporaryDataDir();
  const { record } = await RunRecord.claim(dataDir);
  const events = {
    say: (line: string) => console.error(line),
    started: (pid: number) => record.add('postgres', pid),
    ended: (pid: number) => record.remove(pid),
  };
  const postgres = await startPostgres({ dataDir, durable, events });
  return {
    dataDir,
    port: postgres.port,
    get pid() {
      return postgres.pid;
    },
    url: (database) => postgres.url(database),
    createDatabase: (name) => postgres.createDatabase(name),
    async stop() {
      await postgres.stop();
      await record.release();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
