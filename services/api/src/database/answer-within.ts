import { DatabaseSilentError } from '../common/errors/database-away.js';

/**
 * Waits for an answer of the database.
 * @param milliseconds that it may take; an answer that has arrived while this process was busy counts as in time
 * @throws DatabaseSilentError when there is none, or what `answer` rejects with
 */
export async function answerWithin<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    // What lies in the socket already is read between the timer and the immediate.
    timer = setTimeout(() => setImmediate(() => reject(new DatabaseSilentError())), milliseconds);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}
