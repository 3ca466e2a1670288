import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { now } from '../../../database/expressions.js';
import { OwnerMails } from '../../notifications/owner-mails.js';

/** Contract: five days of failures end a webhook. */
const FAILING_DAYS = 5;
const SINCE = sql<Date>`now() - make_interval(days => ${FAILING_DAYS})`;

const ACTIVE = db.updateTable('webhooks').where('is_active', '=', true);
const FAILING = ACTIVE.where('failing_since', '<', SINCE);
const DUE = db
  .selectFrom('webhook_deliveries')
  .select('id')
  .where('webhook_id', '=', sql<string>`webhooks.id`)
  .where('status', '=', 'pending')
  .where('next_attempt_at', '<=', now);

/** Switches off webhooks that no longer answer, with mails and an audit entry, in the transaction of the caller. */
@Injectable()
export class EndedWebhooks {
  constructor(
    private readonly owners: OwnerMails,
    private readonly audit: AuditLog,
  ) {}

  /** After an answer 410. */
  async endGone(connection: Queryable, id: string): Promise<void> {
    await this.end(connection, 'gone', ACTIVE.where('id', '=', id));
  }

  /** After a failed attempt: ends the webhook if nothing was delivered for five days. */
  async endFailing(connection: Queryable, id: string): Promise<void> {
    await this.end(connection, 'failing', FAILING.where('id', '=', id));
  }

  /**
   * Ends webhooks that have been failing for five days and have no delivery that is due. Where one is due, its attempt decides.
   * @returns how many were ended
   */
  endSilent(connection: Queryable): Promise<number> {
    return this.end(
      connection,
      'failing',
      FAILING.where((eb) => eb.not(eb.exists(DUE))),
    );
  }

  private async end(connection: Queryable, reason: 'gone' | 'failing', webhooks: typeof ACTIVE): Promise<number> {
    const ended = await run(
      connection,
      webhooks
        .set((eb) => ({
          is_active: false,
          ended_at: now,
          ended_reason: reason,
          version: eb('version', '+', 1),
          updated_at: now,
          updated_by: null,
        }))
        .returning('id'),
    );
    for (const { id } of ended) await this.report(connection, id, reason);
    return ended.length;
  }

  /** Writes a mail to each active owner, and the entry of the audit log. */
  private async report(connection: Queryable, webhookId: string, reason: 'gone' | 'failing'): Promise<void> {
    await this.owners.enqueue(connection, 'account-webhook-ended');
    await this.audit.write(
      { actor: 'system', action: 'webhook.end', subjectType: 'webhook', subjectId: webhookId, details: { reason } },
      connection,
    );
  }
}
