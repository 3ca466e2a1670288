import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database, Runnable } from '../../database/database.js';
import type { DB } from '../../database/tables.js';

/** Rows per statement: keeps locks short and the statement far below its timeout. */
const BATCH = 500;

/**
 * Repeats a step until it does less than its limit.
 * @param step does at most `limit`
 * @returns how much was done in all
 */
export async function untilFewer(limit: number, step: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const done = await step();
    total += done;
    if (done < limit) return total;
  }
}

/**
 * Repeats a deleting or changing statement until it finds nothing more to do.
 * @param statement changes at most `limit` rows
 * @returns how many rows were changed in all
 */
export const inBatches = (database: Database, statement: (limit: number) => Runnable<unknown>): Promise<number> =>
  untilFewer(BATCH, () => database.change(statement(BATCH)));

/**
 * Deletes rows of a table in batches. A row that another transaction has locked is left to the next run.
 * @param rows selects the table's key alone, e.g. `db.selectFrom('admin_links').select('id').where(…)`
 * @returns how many rows were deleted in all
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
