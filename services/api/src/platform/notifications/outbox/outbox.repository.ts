import { Injectable } from '@nestjs/common';
import type { Language } from '@vitrine/schemas';
import { sql } from 'kysely';
import { AppConfig } from '../../../config/app-config.js';
import { Database } from '../../../database/database.js';
import { db, prepared } from '../../../database/db.js';
import { anyOf, now, secondsFromNow } from '../../../database/expressions.js';
import { CallBatch } from './call-batch.js';
import type { AnyMailKind } from '../extension-mail.js';

/** A mail that the relay has leased to make a queue job for it. */
export interface LeasedMail {
  id: string;
  kind: AnyMailKind;
  /** How often a job was made for it, this one included. */
  relays: number;
  /** Whether another worker may be sending it at this moment. */
  sending: boolean;
  /** The request that caused it. */
  requestId: string | null;
  /** W3C `traceparent` of what caused it. */
  traceparent: string | null;
}

/** A mail that one worker may send. */
export interface ClaimedMail {
  id: string;
  kind: AnyMailKind;
  /** Id of what it is about; see `MailSubject`. */
  subjectId: string;
  language: Language;
  /** Whether staff asked for it. */
  byStaff: boolean;
  /** This attempt included. */
  attempts: number;
  /** Time of the first attempt; set again when a dead letter is retried. */
  firstAttemptAt: Date;
}

/** Timeout of a statement for many mails: far longer than any takes, far shorter than a lease. */
const BATCH_TIMEOUT_MS = 10_000;

const PENDING = sql.lit('pending');

/** The values of a mail without lease and claim. */
const RELEASED = { leased_until: null, sending_until: null };

/** The condition on the state is that of the partial index of due mails. */
const LEASE = prepared<{ leaseSeconds: number; limit: number }>()('outbox-lease', ({ leaseSeconds, limit }) =>
  db
    .updateTable('outbox')
    .set((eb) => ({ leased_until: secondsFromNow(leaseSeconds), relays: eb('relays', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('status', '=', PENDING)
        .where('next_attempt_at', '<=', now)
        .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<=', now)]))
        .orderBy('next_attempt_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'kind',
      'relays',
      'request_id as requestId',
      'traceparent',
      sql<boolean>`coalesce(sending_until > now(), false)`.as('sending'),
    ])
    .$narrowType<{ kind: AnyMailKind }>(),
);

/** Rows are locked in the order of their ids, which prevents deadlocks between batches. */
const CLAIM = prepared<{ ids: readonly string[]; leaseSeconds: number }>()(
  'outbox-claim',
  ({ ids, leaseSeconds }) => sql<ClaimedMail>`
    update outbox set
      attempts = attempts + 1, status = 'pending',
      first_attempt_at = case when status = 'failed' then now() else coalesce(first_attempt_at, now()) end,
      next_attempt_at = least(next_attempt_at, now()),
      sending_until = ${secondsFromNow(leaseSeconds)}, leased_until = ${secondsFromNow(leaseSeconds)}
    where id in (
      select id from outbox
      where id = ${anyOf(ids, 'uuid')} and (sending_until is null or sending_until <= now())
        and (status = 'failed' or (status = 'pending' and next_attempt_at <= now()))
      order by id for update
    )
    returning id, kind, coalesce(order_id, contact_id, demonstration_id, admin_id, admin_session_id, follow_up_notice_id, entry_id, extension_subject) as "subjectId",
      language, by_staff as "byStaff", attempts, first_attempt_at as "firstAttemptAt"`,
);

/** A mail that no other attempt has taken over since it was claimed. */
const ofClaim = ({ id, attempts }: Pick<ClaimedMail, 'id' | 'attempts'>) =>
  db.updateTable('outbox').where('id', '=', id).where('attempts', '=', attempts).where('status', '=', PENDING);

const EXTEND = prepared<Pick<ClaimedMail, 'id' | 'attempts'> & { leaseSeconds: number }>()(
  'outbox-extend',
  ({ id, attempts, leaseSeconds }) =>
    ofClaim({ id, attempts })
      .set({ sending_until: secondsFromNow(leaseSeconds), leased_until: secondsFromNow(leaseSeconds) })
      .where('sending_until', 'is not', null),
);

interface SentMail {
  id: string;
  messageId: string;
}

const SENT = prepared<{ ids: readonly string[]; messageIds: readonly string[] }>()(
  'outbox-sent',
  ({ ids, messageIds }) => sql`
    update outbox set
      leased_until = null, sending_until = null, status = 'sent', sent_at = now(), message_id = sent.message_id, last_error = null
    from unnest(${ids}::uuid[], ${messageIds}::text[]) as sent (id, message_id)
    where outbox.id = sent.id
      and outbox.id in (select id from outbox where id = ${anyOf(ids, 'uuid')} order by id for update)`,
);

/** The states of mails in the outbox. Every change is one statement, so a process may die between any two. */
@Injectable()
export class OutboxRepository {
  /** Mails are claimed and marked as sent in batches, each in one statement. */
  private readonly claims = new CallBatch((ids: readonly string[]) => this.claimAll(ids), BATCH_TIMEOUT_MS);
  private readonly sent = new CallBatch((mails: readonly SentMail[]) => this.markAllSent(mails), BATCH_TIMEOUT_MS);

  constructor(
    private readonly database: Database,
    private readonly config: AppConfig,
  ) {}

  /** Leases due mails that have no job, or whose job counts as lost because its lease expired. Rows that another relay has locked are skipped. */
  async lease(limit: number): Promise<LeasedMail[]> {
    return this.database.run(LEASE.with({ leaseSeconds: this.config.outboxLeaseSeconds, limit }));
  }

  /** Gives leases back because no jobs could be made. */
  async release(ids: readonly string[]): Promise<void> {
    await this.database.change(
      db
        .updateTable('outbox')
        .set({ leased_until: null })
        .where('id', '=', anyOf(ids, 'uuid'))
        .where('status', '=', PENDING),
    );
  }

  /**
   * Claims a mail to send it. A dead letter is claimed, too: its job runs again only because someone retried it.
   * @returns `undefined` when it is sent, deferred, or being sent by someone else
   */
  async claim(id: string): Promise<ClaimedMail | undefined> {
    return this.claims.add(id);
  }

  /** An id that is there twice is claimed once. */
  private async claimAll(ids: readonly string[]): Promise<(ClaimedMail | undefined)[]> {
    const claimed = await this.database.run(CLAIM.with({ ids, leaseSeconds: this.config.outboxLeaseSeconds }));
    const byId = new Map(claimed.map((mail) => [mail.id, mail]));
    return ids.map((id) => {
      const mail = byId.get(id);
      byId.delete(id);
      return mail;
    });
  }

  /** Extends a claim for another lease, unless another attempt has taken it over. */
  async extend({ id, attempts }: ClaimedMail): Promise<void> {
    await this.database.change(EXTEND.with({ id, attempts, leaseSeconds: this.config.outboxLeaseSeconds }));
  }

  async markSent(id: string, messageId: string): Promise<void> {
    await this.sent.add({ id, messageId });
  }

  private async markAllSent(mails: readonly SentMail[]): Promise<undefined[]> {
    const ids = mails.map(({ id }) => id);
    await this.database.change(SENT.with({ ids, messageIds: mails.map(({ messageId }) => messageId) }));
    return mails.map(() => undefined);
  }

  /**
   * @param error normalised, without any address
   * @returns false when the mail was deleted with what it is about, or when another attempt has taken it over
   */
  async defer(claim: ClaimedMail, until: Date, error: string): Promise<boolean> {
    const deferred = ofClaim(claim).set({ ...RELEASED, next_attempt_at: until, last_error: error });
    return (await this.database.change(deferred)) > 0;
  }

  /**
   * Gives a claim back without an attempt: it counts neither for the back-off nor for the 72 hours.
   * @param reason without any address
   */
  async hold(claim: ClaimedMail, until: Date, reason: string): Promise<void> {
    await this.database.change(
      ofClaim(claim).set((eb) => ({
        ...RELEASED,
        next_attempt_at: until,
        last_error: reason,
        attempts: eb('attempts', '-', 1),
        first_attempt_at: sql<Date | null>`case when attempts > 1 then first_attempt_at + (${until}::timestamptz - now()) end`,
      })),
    );
  }

  /**
   * Makes a mail a dead letter.
   * @param error normalised, without any address
   * @returns false when the mail was deleted with what it is about, or when another attempt has taken it over
   */
  async markFailed(claim: ClaimedMail, error: string): Promise<boolean> {
    const failed = ofClaim(claim).set({ ...RELEASED, status: 'failed', last_error: error });
    return (await this.database.change(failed)) > 0;
  }

  /** Deletes a mail when what it is about is gone, such as one with a link that was used; otherwise it would always stay due. */
  async drop(claim: ClaimedMail): Promise<void> {
    await this.database.change(
      db.deleteFrom('outbox').where('id', '=', claim.id).where('attempts', '=', claim.attempts),
    );
  }

  /** How many mails are in each state, and since when the oldest pending one is due (seconds). */
  async summary(): Promise<{ pending: number; failed: number; oldestDueSeconds: number }> {
    const [row] = await this.database.run(
      db
        .selectFrom('outbox')
        .select([
          sql<number>`count(*) filter (where status = 'pending')::integer`.as('pending'),
          sql<number>`count(*) filter (where status = 'failed')::integer`.as('failed'),
          sql<number | null>`
            extract(epoch from now() - min(next_attempt_at) filter (where status = 'pending'))::double precision`.as(
            'oldest',
          ),
        ])
        .where('status', '<>', sql.lit('sent')),
    );
    return { pending: row?.pending ?? 0, failed: row?.failed ?? 0, oldestDueSeconds: Math.max(0, row?.oldest ?? 0) };
  }
}
