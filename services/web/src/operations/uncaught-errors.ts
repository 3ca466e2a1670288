import type { Logger } from 'pino';

/** The process, as the source of uncaught errors. */
interface ErrorSource {
  on(event: 'unhandledRejection' | 'uncaughtException', listener: (error: unknown) => void): unknown;
}

/**
 * Handles uncaught errors. An unhandled rejection is logged and affects its own request only; after an uncaught exception, requests in flight are
 * finished and the process stops.
 */
export function handleUncaughtErrors(source: ErrorSource, logger: Logger, stop: (exitCode: number) => void): void {
  source.on('unhandledRejection', (error) => logger.error({ err: error }, 'A promise rejection was not handled'));
  let stopping = false;
  source.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'An error was not caught; the process stops');
    if (!stopping) stop(1);
    stopping = true;
  });
}
