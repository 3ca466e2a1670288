import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { change, Database, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { now } from '../../../database/expressions.js';
import { EndedWebhooks } from './ended-webhooks.js';
import { secondsToNextAttempt } from './retry-times.js';
import type { Attempt } from './webhook-sender.js';

/** Duration of a claim, in seconds: longer than any attempt. Afterwards another worker may take over from one that died. */
const LEASE_SECONDS = 30;
const GONE = 410;

/** A delivery that this worker is to attempt. */
export interface ClaimedDelivery {
  id: string;
  webhookId: string;
  eventId: string;
  payload: string;
  /** Attempts so far. */
  attempts: number;
  url: string;
  /** Encrypted. */
  secret: string;
  /** Encrypted; `null` = it never had another secret. */
  previousSecrets: string | null;
  previousUntil: Date | null;
}

/** Claims due deliveries, and records the results of their attempts. */
@Injectable()
export class DeliveryClaims {
  constructor(
    private readonly database: Database,
    private readonly ended: EndedWebhooks,
  ) {}

  /**
   * Claims due deliveries, so many that each webhook has at most `limit` in flight: no webhook waits for another that hangs. Deliveries that staff
   * asked for, tests and redeliveries, are also sent to a webhook that is switched off.
   * @param inFlight how many deliveries this worker is sending, by webhook
   */
  take(inFlight: ReadonlyMap<string, number>, limit: number): Promise<ClaimedDelivery[]> {
    return this.database.run(sql<ClaimedDelivery>`
      with busy as (
        select * from unnest(${[...inFlight.keys()]}::uuid[], ${[...inFlight.values()]}::integer[]) as b (id, n)
      ),
      due as (
        select d.id from webhooks w
        left join busy on busy.id = w.id
        cross join lateral (
          select id from webhook_deliveries
          where webhook_id = w.id and status = 'pending' and next_attempt_at <= ${now}
            and (leased_until is null or leased_until < ${now}) and (w.is_active or is_requested)
          order by next_attempt_at limit greatest(0, ${limit}::integer - coalesce(busy.n, 0)) for update skip locked
        ) as d
      )
      update webhook_deliveries d set leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
      from due, webhooks w
      where d.id = due.id and w.id = d.webhook_id
      returning d.id, d.webhook_id as "webhookId", d.event_id as "eventId", d.payload, d.attempts, w.url, w.secret,
        w.previous_secret as "previousSecrets", w.previous_until as "previousUntil"`);
  }

  /** Stores the result of an attempt. An answer 410, or five days of failures, end the webhook. */
  async record({ id, webhookId, attempts }: ClaimedDelivery, attempt: Attempt): Promise<void> {
    const seconds = secondsToNextAttempt(attempts + 1, Math.random());
    const isOver = attempt.isDelivered || seconds === undefined;
    await this.database.transaction(async (connection) => {
      await change(
        connection,
        db
          .updateTable('webhook_deliveries')
          .set({
            attempts: attempts + 1,
            last_attempt_at: now,
            leased_until: null,
            response_status: attempt.status,
            response_ms: attempt.ms,
            response_body: attempt.body,
            error: attempt.error,
            ...(attempt.isDelivered && { status: 'delivered', delivered_at: now }),
            ...(isOver && !attempt.isDelivered && { status: 'failed' }),
            ...(!isOver && { next_attempt_at: sql<Date>`now() + make_interval(secs => ${seconds})` }),
          })
          .where('id', '=', id)
          .where('status', '=', 'pending'),
      );
      if (attempt.isDelivered) await this.noteSuccess(connection, webhookId);
      else await this.noteFailure(connection, webhookId, attempt.status === GONE);
    });
  }

  private async noteSuccess(connection: Queryable, webhookId: string): Promise<void> {
    await change(
      connection,
      db
        .updateTable('webhooks')
        .set({ failing_since: null })
        .where('id', '=', webhookId)
        .where('failing_since', 'is not', null),
    );
  }

  private async noteFailure(connection: Queryable, webhookId: string, isGone: boolean): Promise<void> {
    await change(
      connection,
      db
        .updateTable('webhooks')
        .set({ failing_since: now })
        .where('id', '=', webhookId)
        .where('is_active', '=', true)
        .where('failing_since', 'is', null),
    );
    if (isGone) await this.ended.endGone(connection, webhookId);
    else await this.ended.endFailing(connection, webhookId);
  }
}
