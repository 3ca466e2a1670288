import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningSystem } from './running-system.ts';

/** Pid of one of the system's processes at this moment, `undefined` while it does not run. */
export async function findPid({ dataDir }: RunningSystem, name: string): Promise<number | undefined> {
  const record = await readFile(join(dataDir, 'run/processes.json'), 'utf8');
  return (JSON.parse(record) as { name: string; pid: number }[]).find((entry) => entry.name === name)?.pid;
}
