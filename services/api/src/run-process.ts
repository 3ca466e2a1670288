import type { Server } from 'node:http';
import type { INestApplication, INestApplicationContext } from '@nestjs/common';
import { drainable, stopTracing } from '@vitrine/kit';
import pTimeout from 'p-timeout';
import { isDatabaseUnreachable } from './common/errors/database-unreachable.js';
import { isError } from './common/errors/is-error.js';

/** How long requests in flight may take after a signal; the process manager kills the process after 30 s. */
const DRAIN_MS = 20_000;
/**
 * Then running jobs and connections have this long to end, which is less than `npm start` waits. A library may wait without limit for an
 * unreachable server; the next process does the work that remains.
 */
const CLOSE_MS = 6500;

/**
 * Starts a process. If the start fails, the process writes one sentence to standard error and exits with 1.
 * @param title shown in process lists, e.g. `vitrine-api`
 */
export function runProcess(title: string, start: () => Promise<void>): void {
  process.title = title;
  start().catch((error: unknown) => {
    process.stderr.write(`${title}: ${getSentence(error)}\n`);
    process.exit(1);
  });
}

/** On SIGTERM or SIGINT: drains the server, closes everything, and exits with 0, or with 1 after a timeout or a failure to close. */
export function stopOnSignal(app: INestApplication): void {
  const drain = drainable(app.getHttpServer() as Server);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const drained = await drain(DRAIN_MS);
    const closed = await closeWithTimeout(app, CLOSE_MS);
    await stopTracing();
    process.exit(drained && closed ? 0 : 1);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

/** @returns whether the application closed in time and without an error */
export async function closeWithTimeout(app: INestApplicationContext, milliseconds: number): Promise<boolean> {
  const closed = app.close().then(
    () => true,
    () => false,
  );
  return pTimeout(closed, { milliseconds, fallback: () => false });
}

function getSentence(error: unknown): string {
  if (!isError(error)) return 'could not start.';
  const code = 'code' in error ? error.code : undefined;
  if ('port' in error && 'syscall' in error && error.syscall === 'listen') {
    if (code === 'EADDRINUSE') return `port ${String(error.port)} is already in use.`;
    if (code === 'EACCES') return `port ${String(error.port)} may not be opened by this user.`;
  }
  if (isDatabaseUnreachable(error)) return 'the database cannot be reached.';
  return error.message;
}
