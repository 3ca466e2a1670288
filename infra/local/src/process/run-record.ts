import { mkdir, readFile, rm } from 'node:fs/promises';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode, StartFailure } from '../failure.ts';
import { isSameProcess, processIdentity } from './identity.ts';
import { takeLock } from './lock-file.ts';
import { sendSignal, waitUntil } from './signals.ts';

interface RecordedProcess {
  name: string;
  pid: number;
  identity: string;
}

const ORPHAN_GRACE_MS = 5_000;
const KILL_GRACE_MS = 2_000;

/**
 * The processes of a data directory: one supervisor, and those it started. Kept on disk so that the next supervisor recognises the processes of one
 * that was killed.
 */
export class RunRecord {
  private readonly lockFile: string;
  private readonly childrenFile: string;
  private readonly children = new Map<number, RecordedProcess>();

  private constructor(directory: string) {
    this.lockFile = join(directory, 'supervisor');
    this.childrenFile = join(directory, 'processes.json');
  }

  /**
   * Takes the data directory for this process and ends what a killed predecessor left running.
   * @returns the record and the names of the orphans that were ended
   * @throws StartFailure when another live supervisor has it, or it cannot be written
   */
  static async claim(dataDir: string): Promise<{ record: RunRecord; orphans: string[] }> {
    const directory = join(dataDir, 'run');
    await makeDirectory(directory, dataDir);
    const record = new RunRecord(directory);
    record.lock(dataDir);
    const orphans = await record.endOrphans();
    record.write();
    return { record, orphans };
  }

  add(name: string, pid: number): void {
    const identity = processIdentity(pid);
    if (identity === undefined) return;
    this.children.set(pid, { name, pid, identity });
    this.write();
  }

  remove(pid: number): void {
    if (this.children.delete(pid)) this.write();
  }

  /** Releases the data directory. */
  async release(): Promise<void> {
    await rm(this.childrenFile, { force: true });
    await rm(this.lockFile, { force: true });
  }

  /** Synchronous, so that no child can be started and lost between two turns of the event loop. */
  private write(): void {
    writeFileSync(this.childrenFile, JSON.stringify([...this.children.values()]), { mode: 0o600 });
  }

  private lock(dataDir: string): void {
    let holder: number | undefined;
    try {
      holder = takeLock(this.lockFile);
    } catch (error) {
      throw unwritable(dataDir, error);
    }
    if (holder === undefined) return;
    throw new StartFailure(
      `Vitrine already runs on ${dataDir} (process ${holder}): stop it first, or set DATA_DIR to another directory.`,
    );
  }

  private async endOrphans(): Promise<string[]> {
    const recorded = (await readJson<RecordedProcess[]>(this.childrenFile)) ?? [];
    const orphans = recorded.filter(({ pid, identity }) => isSameProcess(pid, identity));
    const alive = () => orphans.filter(({ pid, identity }) => isSameProcess(pid, identity));
    // PostgreSQL ends last, so that the others can still end cleanly; its fast shutdown is SIGINT.
    const services = alive().filter(({ name }) => name !== POSTGRES_NAME);
    await endAll(services, 'SIGTERM');
    await endAll(
      alive().filter(({ name }) => name === POSTGRES_NAME),
      'SIGINT',
    );
    return orphans.map(({ name }) => name);
  }
}

/** The name under which PostgreSQL is recorded. */
export const POSTGRES_NAME = 'postgres';

async function endAll(processes: RecordedProcess[], signal: NodeJS.Signals): Promise<void> {
  const allGone = () => processes.every(({ pid, identity }) => !isSameProcess(pid, identity));
  for (const { pid } of processes) sendSignal(pid, signal);
  if (await waitUntil(allGone, ORPHAN_GRACE_MS)) return;
  for (const { pid, identity } of processes) if (isSameProcess(pid, identity)) sendSignal(-pid, 'SIGKILL');
  await waitUntil(allGone, KILL_GRACE_MS);
}

async function makeDirectory(directory: string, dataDir: string): Promise<void> {
  try {
    await makeDirectories(directory);
  } catch (error) {
    throw unwritable(dataDir, error);
  }
}

/** Node's own recursive mkdir never returns where a file system refuses with ENOENT, as /proc does. */
async function makeDirectories(directory: string): Promise<void> {
  try {
    await mkdir(directory);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    if (errorCode(error) !== 'ENOENT' || dirname(directory) === directory) throw error;
    await makeDirectories(dirname(directory));
    await mkdir(directory);
  }
}

function unwritable(dataDir: string, error: unknown): StartFailure {
  const why =
    errorCode(error) === 'EACCES' || errorCode(error) === 'EPERM' ? 'this user may not' : String(errorCode(error));
  return new StartFailure(
    `The data directory ${dataDir} cannot be written (${why}): set DATA_DIR to a directory of yours.`,
    {
      cause: error,
    },
  );
}

async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
