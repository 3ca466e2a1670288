import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { compileSource } from './compile-source.js';

/** A real worker process. */
export interface WorkerProcess {
  /** Everything it has written to its logs so far. */
  logs: () => string;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
  /** Asks it to stop. @returns its exit code */
  stop: () => Promise<number | null>;
}

/** Starts a worker with exactly this environment. */
export async function startWorker(environment: Record<string, string>): Promise<WorkerProcess> {
  const entry = join(await compileSource(), 'worker.js');
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let logs = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (logs += chunk.toString()));
  return {
    logs: () => logs,
    kill: () => end(child, 'SIGKILL').then(() => undefined),
    stop: () => end(child, 'SIGTERM'),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
}
