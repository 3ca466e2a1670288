import type { TestDatabase } from '../test-database.js';
import { until } from '../until.js';

/**
 * Makes requests meet at rows that the test has locked: all of them wait there, and then continue at the same moment.
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
      // Within a transaction `pg_stat_activity` keeps its first state until the snapshot is cleared.
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
