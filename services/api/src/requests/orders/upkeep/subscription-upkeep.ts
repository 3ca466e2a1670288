import type { SubscriptionStatus } from '@vitrine/schemas';
import { sql } from 'kysely';
import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { daysAgo, now } from '../../../database/expressions.js';
import { inBatches } from '../../../platform/upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';
import { RENEWAL_GRACE_DAYS } from '../changes/subscription-period.js';

/** Sets ended subscriptions to `pending_renewal`, and after the grace period to `expired` (contract: Subscriptions). */
@Scheduled({ name: 'orders-subscriptions', pattern: '10 3 * * *' })
export class SubscriptionUpkeep implements ScheduledJob {
  constructor(private readonly database: Database) {}

  async run(): Promise<{ pendingRenewal: number; expired: number }> {
    const pendingRenewal = await this.move('active', 'pending_renewal', 0);
    const expired = await this.move('pending_renewal', 'expired', RENEWAL_GRACE_DAYS);
    return { pendingRenewal, expired };
  }

  private move(from: SubscriptionStatus, to: SubscriptionStatus, daysAfterEnd: number): Promise<number> {
    return inBatches(this.database, (limit) =>
      db
        .updateTable('orders')
        .set((eb) => ({ subscription_status: to, updated_at: now, updated_by: null, version: eb('version', '+', 1) }))
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('orders')
            .select('id')
            .where('subscription_status', '=', from)
            // The condition of the partial index of subscriptions.
            .where('order_type', '=', sql.lit('subscription'))
            .where('status', '<>', 'cancelled')
            .where('deleted_at', 'is', null)
            .where('subscription_ends_at', '<=', daysAgo(daysAfterEnd))
            .limit(limit)
            .forUpdate(),
        ),
    );
  }
}
