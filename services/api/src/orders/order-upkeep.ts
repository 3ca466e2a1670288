import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { RENEWAL_GRACE_DAYS } from './subscription-period.js';

/** Deleted orders can be restored for so long (contract: DELETE /api/orders/{id}). */
export const RESTORABLE_DAYS = 30;

/** What a daily round came to, in numbers of rows. */
export interface UpkeepResult {
  pendingRenewal: number;
  expired: number;
  purged: number;
  forgottenKeys: number;
}

/** What becomes of orders as time passes. Each step is one statement that may run any number of times, anywhere. */
@Injectable()
export class OrderUpkeep {
  constructor(private readonly database: Database) {}

  /** Moves ended subscriptions on, purges orders deleted long ago, forgets old idempotency keys. */
  async daily(): Promise<UpkeepResult> {
    const pendingRenewal = await this.count(
      `update orders set subscription_status = 'pending_renewal', updated_at = now(), version = version + 1
       where subscription_status = 'active' and order_type = 'subscription' and subscription_ends_at <= now()
         and status <> 'cancelled' and deleted_at is null`,
    );
    const expired = await this.count(
      `update orders set subscription_status = 'expired', updated_at = now(), version = version + 1
       where subscription_status = 'pending_renewal' and order_type = 'subscription'
         and subscription_ends_at <= now() - make_interval(days => $1) and status <> 'cancelled' and deleted_at is null`,
      [RENEWAL_GRACE_DAYS],
    );
    const purged = await this.count('delete from orders where deleted_at <= now() - make_interval(days => $1)', [
      RESTORABLE_DAYS,
    ]);
    const forgottenKeys = await this.count('delete from idempotency_keys where expires_at <= now()');
    return { pendingRenewal, expired, purged, forgottenKeys };
  }

  /** Folds the ledger of order counts into one line for each status; readers see the same sums before and after. */
  async foldCounts(): Promise<void> {
    await this.database.query(
      `with folded as (delete from order_counts returning status, difference)
       insert into order_counts (status, difference)
       select status, sum(difference) from folded group by status having sum(difference) <> 0`,
    );
  }

  private async count(statement: string, parameters: readonly unknown[] = []): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(
      `with done as (${statement} returning 1) select count(*)::integer as n from done`,
      parameters,
    );
    return row?.n ?? 0;
  }
}
