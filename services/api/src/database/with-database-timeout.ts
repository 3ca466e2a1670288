import { setImmediate as pollOnce, setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnresponsiveError } from '../common/errors/database-unreachable.js';

const SLICES = 10;

/**
 * Waits for an answer of the database. The timeout is split into slices, and after each slice the event loop reads what has arrived, so that a
 * process that was too busy to read does not take the server for unreachable.
 * @param milliseconds the timeout
 * @throws DatabaseUnresponsiveError after the timeout, or the error with which `answer` rejects
 */
export async function withDatabaseTimeout<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  const answered = new AbortController();
  const { signal } = answered;
  const timeout = (async (): Promise<never> => {
    for (let slice = 0; slice < SLICES; slice += 1) {
      await pause(milliseconds / SLICES, undefined, { signal });
      await pollOnce(undefined, { signal });
    }
    throw new DatabaseUnresponsiveError();
  })();
  timeout.catch(() => undefined);
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    answered.abort();
  }
}
