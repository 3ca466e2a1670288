import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 50;
const MAX_WAIT_MS = 60_000;

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
    // Whether a process of another machine is running cannot be checked, so its lock stays.
    if (host === hostname() && !isRunning(Number(pid))) await rm(file, { force: true });
    return false;
  }
}

/**
 * Runs `action` while holding the lock file; waits for other processes, and removes the file of a process that died.
 * @throws Error after a minute of waiting.
 */
export async function withLock<T>(file: string, action: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + MAX_WAIT_MS;
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
