import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { StartFailure } from '../failure.ts';
import { findExitReason } from './exit-reason.ts';
import { sendSignal } from './signals.ts';

const ABORT_GRACE_MS = 2_000;

export interface CommandOptions {
  /** What it does, for the sentence when it fails: `The build of @vitrine/api`. */
  purpose: string;
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** The file for its output; overwritten by each run. */
  logFile: string;
  /** Ends the process when aborted: asks first, then kills it. */
  signal: AbortSignal;
  /** The signal that asks it to end, and the time it then has, in milliseconds. */
  abortWith?: { signal: NodeJS.Signals; graceMs: number };
  started?(pid: number): void;
  ended?(pid: number): void;
}

/**
 * Runs a program to its end.
 * @returns what it printed
 * @throws StartFailure when it fails; the abort reason when it was aborted
 */
export async function runCommand(file: string, args: string[], options: CommandOptions): Promise<string> {
  const { signal, logFile, purpose } = options;
  signal.throwIfAborted();
  const log = openSync(logFile, 'w', 0o600);
  const child = spawn(file, args, { cwd: options.cwd, env: options.env, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  const { pid } = child;
  const { signal: ask, graceMs } = options.abortWith ?? { signal: 'SIGTERM', graceMs: ABORT_GRACE_MS };
  let force: NodeJS.Timeout | undefined;
  const abort = () => {
    if (pid === undefined) return;
    sendSignal(-pid, ask);
    force = setTimeout(() => sendSignal(-pid, 'SIGKILL'), graceMs);
  };
  if (pid !== undefined) options.started?.(pid);
  signal.addEventListener('abort', abort, { once: true });
  const failure = await new Promise<string | undefined>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, killedBy) =>
      resolve(code === 0 ? undefined : (killedBy ?? `exit code ${code ?? 'unknown'}`)),
    );
  });
  signal.removeEventListener('abort', abort);
  clearTimeout(force);
  if (pid !== undefined) options.ended?.(pid);
  signal.throwIfAborted();
  const printed = readFileSync(logFile, 'utf8');
  if (failure === undefined) return printed;
  const words = findExitReason(printed);
  throw new StartFailure(
    `${purpose} failed${words ? `: ${words}` : ` (${failure})`}${/[.!?]$/.test(words ?? '') ? '' : '.'} Its log is ${logFile}.`,
  );
}
