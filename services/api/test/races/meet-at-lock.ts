import type { TestDatabase } from '../test-database.js';
import { until } from '../until.js';

/**
 * Lets requests meet at rows that the test holds: all of them wait there, whatever they did before, and then go on at the same moment.
 * @param lock a statement that locks the rows, or changes them before the requests go on
 * @param waiting how many requests wait for them
 */
export async function meetAtLock<Answer>(
  database: TestDatabase,
  lock: string,
  waiting: number,
  send: () => Promise<Answer>,
): Promise<Answer> {
  await database.query('begin');
  let answer: Promise<Answer>;
  try {
    await database.query(lock);
    answer = send();
    await until(async () => {
      // A transaction sees the connections that were there when it first looked, until it looks anew.
      await database.query('select pg_stat_clear_snapshot()');
      const blocked = await database.query(
        `select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
      );
      expect(blocked).toHaveLength(waiting);
    });
  } finally {
    await database.query('commit');
  }
  return answer;
}
