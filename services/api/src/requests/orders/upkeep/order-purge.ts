import { ORDER_RESTORABLE_DAYS } from '@vitrine/schemas';
import { sql } from 'kysely';
import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { daysAgo } from '../../../database/expressions.js';
import { inBatches } from '../../../platform/upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';

/**
 * Purges orders that were deleted too long ago to be restored, with all rows that belong to them; the mails of a request are moved to its other
 * orders.
 */
@Scheduled({ name: 'orders-purge', pattern: '15 3 * * *' })
export class OrderPurge implements ScheduledJob {
  constructor(private readonly database: Database) {}

  async run(): Promise<{ purged: number }> {
    const longAgo = daysAgo(ORDER_RESTORABLE_DAYS);
    await this.keepMailsOfRequests();
    const purged = await inBatches(this.database, (limit) =>
      db
        .deleteFrom('orders')
        .where('id', 'in', (eb) => eb.selectFrom('orders').select('id').where('deleted_at', '<=', longAgo).limit(limit))
        // Only this condition is evaluated again after waiting for a row that is being restored.
        .where('deleted_at', '<=', longAgo),
    );
    return { purged };
  }

  /** The mails of a request for several are stored with its first order; moves them and the time of the confirmation to an order that stays. */
  private async keepMailsOfRequests(): Promise<void> {
    const longAgo = daysAgo(ORDER_RESTORABLE_DAYS);
    const moves = sql`
      select gone.id, gone.confirmation_sent_at, staying.id as staying_id
      from orders gone
      cross join lateral (
        select id from orders o
        where o.request_group = gone.request_group and (o.deleted_at is null or o.deleted_at > ${longAgo})
        order by o.seq limit 1
      ) staying
      where gone.request_group is not null and gone.deleted_at <= ${longAgo}`;
    await this.database.change(sql`
      with moves as (${moves}), kept as (
        update orders set confirmation_sent_at = greatest(orders.confirmation_sent_at, moved.sent_at)
        from (select staying_id, max(confirmation_sent_at) as sent_at from moves group by staying_id) as moved
        where orders.id = moved.staying_id and moved.sent_at is not null
      )
      update outbox set order_id = moves.staying_id from moves where outbox.order_id = moves.id`);
  }
}
