import type { Database } from '../database/database.js';

/** Rows of one statement: short locks, and far below the time limit of a statement. */
const BATCH = 500;

/**
 * Runs a deleting or changing statement until it finds nothing more to do.
 * @param statement must end with `returning …` and take the number of rows as its last parameter
 * @returns how many rows there were in all
 */
export async function inBatches(
  database: Database,
  statement: string,
  parameters: readonly unknown[] = [],
): Promise<number> {
  let total = 0;
  for (;;) {
    const done = await database.query(statement, [...parameters, BATCH]);
    total += done.length;
    if (done.length < BATCH) return total;
  }
}
