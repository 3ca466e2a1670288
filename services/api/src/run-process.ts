import type { Server } from 'node:http';
import type { INestApplication, INestApplicationContext } from '@nestjs/common';
import { drainable, stopTracing } from '@vitrine/kit';
import pTimeout from 'p-timeout';
import { isDatabaseUnreachable } from './common/errors/database-unreachable.js';
import { isError } from './common/errors/is-error.js';

/** Requests in flight get this long after a signal; whoever waits for the end gives up after 30 s. */
const DRAIN_MS = 20_000;
/**
 * Then jobs in hand and connections get this long, which is less than `npm start` waits. A library may wait for ever for a server that
 * is unreachable; what it leaves undone is done by the next process.
 */
const CLOSE_MS = 6500;

/**
 * Runs a process's start. A start that fails ends with one sentence on standard error and exit code 1.
 * @param title shown in process lists, e.g. `vitrine-api`
 */
export function runProcess(title: string, start: () => Promise<void>): void {
  process.title = title;
  start().catch((error: unknown) => {
    process.stderr.write(`${title}: ${getSentence(error)}\n`);
    process.exit(1);
  });
}

/** On SIGTERM or SIGINT: accepts nothing new, finishes what is in flight, closes everything, and exits with 0; with 1 when time ran out. */
export function stopOnSignal(app: INestApplication): void {
  const drain = drainable(app.getHttpServer() as Server);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const drained = await drain(DRAIN_MS);
    const closed = await closeWithin(app, CLOSE_MS);
    await stopTracing();
    process.exit(drained && closed ? 0 : 1);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

/** @returns whether everything closed within the time, without an error */
export async function closeWithin(app: INestApplicationContext, milliseconds: number): Promise<boolean> {
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
