import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { inBatches } from '../../upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../../upkeep/scheduled-job.js';
import { RENEWAL_GRACE_DAYS } from '../subscription-period.js';

/** Moves ended subscriptions to `pending_renewal`, and after their days of grace to `expired` (contract: Subscriptions). */
@Injectable()
@Scheduled()
export class SubscriptionUpkeep implements ScheduledJob {
  readonly name = 'orders-subscriptions';
  readonly pattern = '10 3 * * *';

  constructor(private readonly database: Database) {}

  async run(): Promise<{ pendingRenewal: number; expired: number }> {
    const pendingRenewal = await this.move('active', 'pending_renewal', 0);
    const expired = await this.move('pending_renewal', 'expired', RENEWAL_GRACE_DAYS);
    return { pendingRenewal, expired };
  }

  private move(from: string, to: string, daysAfterEnd: number): Promise<number> {
    return inBatches(
      this.database,
      `update orders set subscription_status = $2, updated_at = now(), version = version + 1
       where id in (
         select id from orders
         where subscription_status = $1 and order_type = 'subscription' and status <> 'cancelled' and deleted_at is null
           and subscription_ends_at <= now() - make_interval(days => $3)
         limit $4 for update
       ) returning 1`,
      [from, to, daysAfterEnd],
    );
  }
}
