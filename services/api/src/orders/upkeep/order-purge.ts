import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { inBatches } from '../../upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../../upkeep/scheduled-job.js';
import { RESTORABLE_DAYS } from '../order-changes.js';

/** Purges orders that were deleted too long ago to be restored, with all that belongs to them. */
@Injectable()
@Scheduled()
export class OrderPurge implements ScheduledJob {
  readonly name = 'orders-purge';
  readonly pattern = '15 3 * * *';

  constructor(private readonly database: Database) {}

  async run(): Promise<{ purged: number }> {
    // Only the outer condition is asked again of an order that is restored while its row is waited for.
    const purged = await inBatches(
      this.database,
      `delete from orders where id in (
         select id from orders where deleted_at <= now() - make_interval(days => $1) limit $2
       ) and deleted_at <= now() - make_interval(days => $1) returning 1`,
      [RESTORABLE_DAYS],
    );
    return { purged };
  }
}
