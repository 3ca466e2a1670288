import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 50;
const PATIENCE_MS = 60_000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, `${hostname()} ${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const [host, pid] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
    // Another machine's processes cannot be seen from here: theirs is waited for.
    if (host === hostname() && !isRunning(Number(pid))) await rm(file, { force: true });
    return false;
  }
}

/**
 * Runs `action` while no other process does so under the same lock file; one left by a process that died is taken over.
 * @throws Error after a minute of waiting.
 */
export async function withLock<T>(file: string, action: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (!(await take(file))) {
    if (Date.now() > giveUpAt)
      throw new Error(`Another release has been running for a minute; remove ${file} if none is`);
    await wait(POLL_MS);
  }
  try {
    return await action();
  } finally {
    await rm(file, { force: true });
  }
}
