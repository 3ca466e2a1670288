import { setImmediate as pollOnce, setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnresponsiveError } from '../common/errors/database-unreachable.js';

const SLICES = 10;

/**
 * Waits for an answer of the database. The time is counted in slices, each followed by a look at what has arrived, so that a process which was too
 * busy to listen does not call the server silent.
 * @param milliseconds that it may take
 * @throws DatabaseUnresponsiveError when there is none, or what `answer` rejects with
 */
export async function answerWithin<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  const answered = new AbortController();
  const { signal } = answered;
  const silence = (async (): Promise<never> => {
    for (let slice = 0; slice < SLICES; slice += 1) {
      await pause(milliseconds / SLICES, undefined, { signal });
      await pollOnce(undefined, { signal });
    }
    throw new DatabaseUnresponsiveError();
  })();
  silence.catch(() => undefined);
  try {
    return await Promise.race([answer, silence]);
  } finally {
    answered.abort();
  }
}
