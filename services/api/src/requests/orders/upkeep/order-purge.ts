import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { daysAgo } from '../../../database/expressions.js';
import { inBatches } from '../../../platform/upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';
import { RESTORABLE_DAYS } from '../changes/order-changes.js';

/** Purges orders that were deleted too long ago to be restored, with all that belongs to them. */
@Injectable()
@Scheduled()
export class OrderPurge implements ScheduledJob {
  readonly name = 'orders-purge';
  readonly pattern = '15 3 * * *';

  constructor(private readonly database: Database) {}

  async run(): Promise<{ purged: number }> {
    const longAgo = daysAgo(RESTORABLE_DAYS);
    const purged = await inBatches(this.database, (limit) =>
      db
        .deleteFrom('orders')
        .where('id', 'in', (eb) => eb.selectFrom('orders').select('id').where('deleted_at', '<=', longAgo).limit(limit))
        // Only this condition is asked again of an order that is restored while its row is waited for.
        .where('deleted_at', '<=', longAgo),
    );
    return { purged };
  }
}
