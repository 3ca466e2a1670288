import { sql } from 'kysely';
import type { Database } from '../../../database/database.js';

const FOLD = sql<{ n: number }>`
  with folded as (delete from order_counts returning status, difference),
    kept as (
      insert into order_counts (status, difference)
      select status, sum(difference) from folded group by status having sum(difference) <> 0
    )
  select count(*)::integer as n from folded`;

/**
 * Folds the ledger of order counts into one row for each status; readers see the same sums before and after.
 * @returns the number of folded rows
 */
export async function foldCounts(database: Database): Promise<number> {
  const [row] = await database.run(FOLD);
  return row?.n ?? 0;
}
