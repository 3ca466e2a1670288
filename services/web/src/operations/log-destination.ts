import { pino } from 'pino';

/** Lines that are written together, in bytes; and how long they wait for that, in milliseconds. */
const WRITTEN_TOGETHER = 4096;
const LONGEST_WAIT_MS = 250;
/** More than this is dropped where nobody takes the lines, so that memory is not. */
const LONGEST_BACKLOG = 8 * 1024 * 1024;

/**
 * Where the log goes: standard output, without waiting for it. A line at a time that the process waits for costs a third of a kept page, and whoever takes the
 * lines more slowly than they come would stop every answer. `flushSync` writes what is left.
 */
export const createLogDestination = () =>
  pino.destination({
    fd: 1,
    sync: false,
    minLength: WRITTEN_TOGETHER,
    maxLength: LONGEST_BACKLOG,
    periodicFlush: LONGEST_WAIT_MS,
  });
