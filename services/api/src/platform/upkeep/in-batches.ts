import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database, Runnable } from '../../database/database.js';
import type { DB } from '../../database/tables.js';

/** Rows of one statement: short locks, and far below the time limit of a statement. */
const BATCH = 500;

/**
 * Does work again and again until a step does less than it may.
 * @param step does at most so much
 * @returns how much was done in all
 */
export async function untilFewer(most: number, step: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const done = await step();
    total += done;
    if (done < most) return total;
  }
}

/**
 * Runs a deleting or changing statement until it finds nothing more to do.
 * @param statement changes at most so many rows
 * @returns how many rows there were in all
 */
export const inBatches = (database: Database, statement: (limit: number) => Runnable<unknown>): Promise<number> =>
  untilFewer(BATCH, () => database.change(statement(BATCH)));

/**
 * Deletes rows of a table until none of them is left. A row that another statement holds is left to the next run.
 * @param rows selects the table's key alone, e.g. `db.selectFrom('admin_links').select('id').where(…)`
 * @returns how many rows there were in all
 */
export function deleteInBatches<Table extends keyof DB, Key extends keyof DB[Table] & string>(
  database: Database,
  table: Table,
  key: Key,
  rows: SelectQueryBuilder<DB, Table, Pick<DB[Table], Key>>,
): Promise<number> {
  return inBatches(
    database,
    (limit) => sql`
      delete from ${sql.table(table)} where ${sql.ref(key)} in (${rows.limit(limit).forUpdate().skipLocked()})`,
  );
}
