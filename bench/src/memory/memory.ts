import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { System } from '@vitrine/local';
import { writePart } from '../parts.ts';
import { machine, partOf } from '../report.ts';
import { keptOrMissed, whole, type Result } from '../rounds.ts';
import { residentMebibytes } from '../scale/processes.ts';
import { callSteadily } from './calls.ts';
import { kindsOf } from './kinds.ts';
import { prepareRelease } from './releases.ts';

const MINUTES = 10;
const RELEASES = 50;
const BUDGET_MIB = 256;
const SAMPLE_MS = 500;
const PROCESSES = ['vitrine-web', 'vitrine-api'];

/** Budget: the peak memory of `web` and `api` during minutes of load and releases, started as `npm start` starts them. */
export async function memory(system: System, _folder: string, say: (line: string) => void): Promise<Result> {
  const load = loadavg();
  say(`\nMemory through ${MINUTES} minutes of load and ${RELEASES} releases`);
  const pids = PROCESSES.map((name) => system.pid(name) ?? 0);
  const now = () => pids.map(residentMebibytes);
  const before = now();
  let most = before;
  const sampler = setInterval(() => (most = now().map((value, n) => Math.max(value, most[n] ?? 0))), SAMPLE_MS);
  const calls = callSteadily(await kindsOf(system));
  try {
    await release(system, (n) => say(`  release ${n}: ${named(now())}`));
  } finally {
    clearInterval(sampler);
    await calls.stop();
  }
  if (PROCESSES.some((name, n) => system.pid(name) !== pids[n])) throw new Error('A process ended under load');
  const kept = most.every((mebibytes) => mebibytes < BUDGET_MIB);
  const answers = Object.entries(calls.answers).map(([name, count]) => `${whole(count)} ${name}`);
  const result: Result = {
    title: `Memory through ${MINUTES} minutes of load and ${RELEASES} releases`,
    verdict: `${named(most)} at most; budget < ${BUDGET_MIB} MiB: ${keptOrMissed(kept)}`,
    kept,
    details: [
      `Before: ${named(before)}`,
      `Answers: ${answers.join(', ')}; ${calls.failures.length} failed${calls.failures[0] ? `, first ${calls.failures[0]}` : ''}`,
      'resident memory (VmRSS), looked at twice a second; the processes run as `npm start` starts them',
    ],
  };
  say(`  ${result.verdict}`);
  await writePart(partOf('Memory', 'memory', machine('the production build', load), [result]));
  return result;
}

/** Puts releases live at even intervals over the minutes; on a busy machine this takes longer. */
async function release(system: System, onRelease: (n: number) => void): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-bench-release-'));
  const begun = performance.now();
  const passed = () => (performance.now() - begun) / (MINUTES * 60_000);
  try {
    const makeRelease = await prepareRelease(directory, system);
    for (let n = 1; n <= RELEASES; n += 1) {
      while (passed() < n / (RELEASES + 1)) await pause(SAMPLE_MS);
      await makeRelease(n);
      onRelease(n);
    }
    while (passed() < 1) await pause(SAMPLE_MS);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

const named = (values: readonly number[]): string =>
  PROCESSES.map((name, n) => `${name.replace('vitrine-', '')} ${whole(values[n] ?? NaN)} MiB`).join(', ');
