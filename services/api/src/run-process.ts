import type { INestApplication } from '@nestjs/common';
import { isDatabaseAway } from './common/errors/database-away.js';
import { isError } from './common/errors/is-error.js';

/** Work in flight gets this long to finish after a signal. */
const STOP_TIMEOUT_MS = 9000;

/**
 * Runs a process's start. A start that fails ends with one sentence on standard error and exit code 1.
 * @param title shown in process lists, e.g. `vitrine-api`
 */
export function runProcess(title: string, start: () => Promise<void>): void {
  process.title = title;
  start().catch((error: unknown) => {
    process.stderr.write(`${title}: ${sentenceOf(error)}\n`);
    process.exit(1);
  });
}

/** On SIGTERM or SIGINT: accepts nothing new, finishes what is in flight, closes everything, and exits with 0. */
export function stopOnSignal(app: INestApplication): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function sentenceOf(error: unknown): string {
  if (!isError(error)) return 'could not start.';
  const code = 'code' in error ? error.code : undefined;
  if ('port' in error && 'syscall' in error && error.syscall === 'listen') {
    if (code === 'EADDRINUSE') return `port ${String(error.port)} is already in use.`;
    if (code === 'EACCES') return `port ${String(error.port)} may not be opened by this user.`;
  }
  if (isDatabaseAway(error)) return 'the database cannot be reached.';
  return error.message;
}
