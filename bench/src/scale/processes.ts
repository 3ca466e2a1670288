import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, MEMORY_ENVIRONMENT, ROOT, SERVICES } from '@vitrine/local';

/** Ticks of the kernel's clock, the unit of `/proc` (`getconf CLK_TCK` on Linux). */
const TICKS_A_SECOND = 100;
const MIB = 2 ** 20;
const KIB = 2 ** 10;
const READY_WITHIN_MS = 60_000;
const POLL_MS = 100;

/** A service that is measured. */
export interface MeasuredProcess {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

const PROGRAMS = {
  api: { port: 'API_PORT', ready: '/health/ready' },
  web: { port: 'PORT', ready: '/' },
} as const;

/** Starts one more process of the system, on free ports, and waits until it answers. */
export async function startProcess(
  program: keyof typeof PROGRAMS,
  env: NodeJS.ProcessEnv,
  settings: NodeJS.ProcessEnv = {},
): Promise<MeasuredProcess> {
  const { port: variable, ready } = PROGRAMS[program];
  const service = SERVICES.find(({ name }) => name === `vitrine-${program}`);
  if (!service) throw new Error(`There is no service ${program}`);
  const port = String(await freePort());
  const opsPort = String(await freePort());
  const child: ChildProcess = spawn(process.execPath, [...service.flags, join(ROOT, service.entry)], {
    cwd: ROOT,
    env: { ...MEMORY_ENVIRONMENT, ...env, LOG_LEVEL: 'warn', WEB_OPS_PORT: opsPort, ...settings, [variable]: port },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + READY_WITHIN_MS;
  const isReady = () =>
    fetch(url + ready).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`${program} did not start`);
    await pause(POLL_MS);
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Fields of `/proc/PID/stat` from the third on; the second may hold spaces. */
function statOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

const USER = 11;
const SYSTEM = 12;
const ENDED_USER = 13;
const ENDED_SYSTEM = 14;
const PARENT = 1;

/** Processor time that processes have used so far, in seconds. */
export const processorSeconds = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const fields = statOf(pid);
    return sum + ((fields[USER] ?? 0) + (fields[SYSTEM] ?? 0)) / TICKS_A_SECOND;
  }, 0);

/** Processor time that a server and its children, also those that ended, have used so far, in seconds. */
export function familySeconds(parent: number): number {
  const fields = statOf(parent);
  const ended = ((fields[ENDED_USER] ?? 0) + (fields[ENDED_SYSTEM] ?? 0)) / TICKS_A_SECOND;
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0);
  return ended + processorSeconds([parent]) + children.reduce((sum, pid) => sum + secondsOfChild(pid, parent), 0);
}

/** What a child has used; one that has just ended is counted with its parent. */
function secondsOfChild(pid: number, parent: number): number {
  try {
    return statOf(pid)[PARENT] === parent ? processorSeconds([pid]) : 0;
  } catch {
    return 0;
  }
}

/** Memory that a process holds at this moment, in MiB. */
export const residentMebibytes = (pid: number): number => readMebibytes(pid, 'VmRSS');

/** The most memory that a process has held since it was started, in MiB. */
export const highWaterMebibytes = (pid: number): number => readMebibytes(pid, 'VmHWM');

function readMebibytes(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) * KIB) / MIB;
}
