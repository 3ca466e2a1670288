import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { errorCode } from '../failure.ts';
import { isSameProcess, processIdentity } from './identity.ts';

/**
 * Takes a lock, which is a file that names its holder. The lock of a process that has ended is removed.
 * @returns the pid of the live process that has it; `undefined` once it is this process's
 * @throws Error of the file system when the file cannot be written
 */
export function takeLock(file: string): number | undefined {
  for (;;) {
    try {
      writeFileSync(file, `${process.pid} ${processIdentity(process.pid) ?? ''}`, { flag: 'wx', mode: 0o600 });
      return undefined;
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    const [pid, identity = ''] = findHolder(file).split(' ');
    if (isSameProcess(Number(pid), identity)) return Number(pid);
    rmSync(file, { force: true });
  }
}

/** The holder that a lock names; empty if it has just been released. */
function findHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
}
