import { pino } from 'pino';

/** Lines are buffered up to this size in bytes, or this time in milliseconds. */
const BUFFER_BYTES = 4096;
const FLUSH_MS = 250;
/** Further lines are dropped above this backlog in bytes, to limit memory when nothing reads the output. */
const MAX_BACKLOG = 8 * 1024 * 1024;

/**
 * Asynchronous logging to standard output. Writing each line synchronously costs a third of the time of a kept page, and a slow reader of the output
 * would block every answer. `flushSync` writes the rest.
 */
export const createLogDestination = () =>
  pino.destination({
    fd: 1,
    sync: false,
    minLength: BUFFER_BYTES,
    maxLength: MAX_BACKLOG,
    periodicFlush: FLUSH_MS,
  });
