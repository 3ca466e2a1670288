import type { Database, Runnable } from '../../database/database.js';

/** Rows of one statement: short locks, and far below the time limit of a statement. */
const BATCH = 500;

/**
 * Runs a deleting or changing statement until it finds nothing more to do.
 * @param statement changes at most so many rows
 * @returns how many rows there were in all
 */
export async function inBatches(database: Database, statement: (limit: number) => Runnable<unknown>): Promise<number> {
  let total = 0;
  for (;;) {
    const done = await database.change(statement(BATCH));
    total += done;
    if (done < BATCH) return total;
  }
}
