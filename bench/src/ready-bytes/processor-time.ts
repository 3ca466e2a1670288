import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second (`getconf CLK_TCK`). */
const TICK_MS = 10;

/** The processor time that a process has used so far, its threads' included, in milliseconds. */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the process, in parentheses, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, kernel = 0] = [fields[11], fields[12]].map(Number);
  return (user + kernel) * TICK_MS;
}
