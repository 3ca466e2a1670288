import { sql } from 'kysely';
import { v7 } from 'uuid';
import { Database } from '../../../database/database.js';
import { daysAgo } from '../../../database/expressions.js';
import { inBatches } from '../../../platform/upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';

/** How long sent mails of orders are kept, and consents after the customer was erased. */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** Removes old sent mails and old consents of orders; mails that were not sent stay. */
@Scheduled({ name: 'orders-ledger', pattern: '20 3 * * *' })
export class OrderMailUpkeep implements ScheduledJob {
  constructor(private readonly database: Database) {}

  async run(): Promise<{ mails: number; consents: number }> {
    return { mails: await this.removeSentMails(), consents: await this.removeConsents() };
  }

  /** Stores the time of the confirmation in the order. An id begins with its time (UUID v7), so the primary key finds the oldest rows. */
  private removeSentMails(): Promise<number> {
    const newest = v7({ msecs: Date.now() - KEPT_DAYS * DAY_MS });
    return inBatches(
      this.database,
      (limit) => sql`
        with old as (
          select id, order_id, kind, sent_at from outbox
          where id < ${newest}::uuid and status = 'sent' and order_id is not null and sent_at < ${daysAgo(KEPT_DAYS)}
          order by id limit ${limit} for update skip locked
        ), kept as (
          update orders set confirmation_sent_at = greatest(orders.confirmation_sent_at, confirmation.sent_at)
          from (select order_id, max(sent_at) as sent_at from old where kind = 'order-confirmation' group by order_id) as confirmation
          where orders.id = confirmation.order_id
        )
        delete from outbox using old where outbox.id = old.id`,
    );
  }

  /** Until the customer of an order is erased, the consents prove that their data may be stored. */
  private removeConsents(): Promise<number> {
    return inBatches(
      this.database,
      (limit) => sql`
        delete from consents where order_id in (
          select order_id from consents join orders on orders.id = order_id
          where orders.erased_at < ${daysAgo(KEPT_DAYS)} limit ${limit}
        )`,
    );
  }
}
