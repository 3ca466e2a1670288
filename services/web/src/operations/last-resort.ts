import type { Logger } from 'pino';

/** What a process tells of errors that nobody caught. */
interface ErrorSource {
  on(event: 'unhandledRejection' | 'uncaughtException', listener: (error: unknown) => void): unknown;
}

/**
 * Nothing ends the process without a word: a promise nobody waited for is logged and costs its own request only; after an
 * error thrown outside any request, what is in flight is finished before the process leaves the rest to its successor.
 */
export function lastResort(source: ErrorSource, logger: Logger, stop: (exitCode: number) => void): void {
  source.on('unhandledRejection', (error) => logger.error({ err: error }, 'A promise was rejected and nobody noticed'));
  let stopping = false;
  source.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'An error was caught by nobody; the process stops');
    if (!stopping) stop(1);
    stopping = true;
  });
}
