import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../database/database.js';
import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';

const FOLD = sql<{ n: number }>`
  with folded as (delete from order_counts returning status, difference),
    kept as (
      insert into order_counts (status, difference)
      select status, sum(difference) from folded group by status having sum(difference) <> 0
    )
  select count(*)::integer as n from folded`;

/** Folds the ledger of order counts into one line for each status; readers see the same sums before and after. */
@Injectable()
@Scheduled()
export class OrderCountsUpkeep implements ScheduledJob {
  readonly name = 'orders-counts';
  readonly pattern = '* * * * *';

  constructor(private readonly database: Database) {}

  async run(): Promise<{ folded: number }> {
    const [row] = await this.database.run(FOLD);
    return { folded: row?.n ?? 0 };
  }
}
