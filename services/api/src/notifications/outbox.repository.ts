import { Injectable } from '@nestjs/common';
import type { Language } from '@vitrine/schemas';
import { AppConfig } from '../config/app-config.js';
import { Database } from '../database/database.js';
import type { MailKind } from './outbox-entry.js';

/** A mail that the relay has taken on and for which a queue job is due. */
export interface LeasedMail {
  id: string;
  kind: MailKind;
  /** How often a job was made for it, this one included. */
  relays: number;
  /** Whether another worker may be sending it at this moment. */
  sending: boolean;
}

/** A mail that one worker may send. */
export interface ClaimedMail {
  id: string;
  kind: MailKind;
  /** Id of the order or contact request that it is about. */
  subjectId: string;
  language: Language;
  /** Whether staff asked for it. */
  byStaff: boolean;
  /** This attempt included. */
  attempts: number;
  /** Since when it is being tried; anew once a dead letter is retried. */
  firstAttemptAt: Date;
}

interface ClaimedRow {
  id: string;
  kind: MailKind;
  subject_id: string;
  language: Language;
  by_staff: boolean;
  attempts: number;
  first_attempt_at: Date;
}

/** The states of mails in the outbox. Every change is one statement, so a process may die between any two. */
@Injectable()
export class OutboxRepository {
  constructor(
    private readonly database: Database,
    private readonly config: AppConfig,
  ) {}

  /** Takes on due mails that have no job, or whose job counts as lost because its lease ran out. Rows that another relay holds are skipped. */
  async lease(limit: number): Promise<LeasedMail[]> {
    return this.database.query<{ id: string; kind: MailKind; relays: number; sending: boolean }>(
      {
        name: 'outbox-lease',
        text: `
          update outbox set leased_until = now() + make_interval(secs => $1), relays = relays + 1
          where id in (
            select id from outbox
            where status = 'pending' and next_attempt_at <= now() and (leased_until is null or leased_until <= now())
            order by next_attempt_at limit $2 for update skip locked
          )
          returning id, kind, relays, coalesce(sending_until > now(), false) as sending`,
      },
      [this.config.outboxLeaseSeconds, limit],
    );
  }

  /** Gives leases back because no jobs could be made. */
  async release(ids: readonly string[]): Promise<void> {
    await this.database.query(
      `update outbox set leased_until = null where id = any ($1::uuid[]) and status = 'pending'`,
      [ids],
    );
  }

  /**
   * Takes a mail to send it. A failed one is taken too: its job only runs again because someone retried it.
   * @returns `undefined` when it is sent, deferred, or being sent by someone else
   */
  async claim(id: string): Promise<ClaimedMail | undefined> {
    const [row] = await this.database.query<ClaimedRow>(
      {
        name: 'outbox-claim',
        text: `
          update outbox set
            attempts = attempts + 1, status = 'pending',
            first_attempt_at = case when status = 'failed' then now() else coalesce(first_attempt_at, now()) end,
            next_attempt_at = least(next_attempt_at, now()),
            sending_until = now() + make_interval(secs => $2), leased_until = now() + make_interval(secs => $2)
          where id = $1 and (sending_until is null or sending_until <= now())
            and (status = 'failed' or (status = 'pending' and next_attempt_at <= now()))
          returning id, kind, coalesce(order_id, contact_id) as subject_id, language, by_staff, attempts, first_attempt_at`,
      },
      [id, this.config.outboxLeaseSeconds],
    );
    return (
      row && {
        id: row.id,
        kind: row.kind,
        subjectId: row.subject_id,
        language: row.language,
        byStaff: row.by_staff,
        attempts: row.attempts,
        firstAttemptAt: row.first_attempt_at,
      }
    );
  }

  /** Keeps a claimed mail for another lease, unless another attempt has taken it over. */
  async extend({ id, attempts }: ClaimedMail): Promise<void> {
    await this.database.query(
      {
        name: 'outbox-extend',
        text: `
          update outbox set
            sending_until = now() + make_interval(secs => $3), leased_until = now() + make_interval(secs => $3)
          where id = $1 and attempts = $2 and status = 'pending' and sending_until is not null`,
      },
      [id, attempts, this.config.outboxLeaseSeconds],
    );
  }

  async markSent(id: string, messageId: string): Promise<void> {
    await this.database.query(
      {
        name: 'outbox-sent',
        text: `
          update outbox set status = 'sent', sent_at = now(), message_id = $2, last_error = null, leased_until = null, sending_until = null
          where id = $1`,
      },
      [id, messageId],
    );
  }

  /**
   * @param error normalised, without any address
   * @returns false when the mail is gone, with what it was about, or when another attempt has taken it over
   */
  async defer({ id, attempts }: ClaimedMail, until: Date, error: string): Promise<boolean> {
    const deferred = await this.database.query(
      `update outbox set next_attempt_at = $3, last_error = $4, leased_until = null, sending_until = null
       where id = $1 and attempts = $2 and status = 'pending' returning 1`,
      [id, attempts, until, error],
    );
    return deferred.length > 0;
  }

  /**
   * Gives a claim back without having tried: neither the back-off nor the 72 hours count it.
   * @param reason without any address
   */
  async hold({ id, attempts }: ClaimedMail, until: Date, reason: string): Promise<void> {
    await this.database.query(
      `update outbox set next_attempt_at = $3, last_error = $4, attempts = attempts - 1,
         first_attempt_at = case when attempts > 1 then first_attempt_at + ($3 - now()) end,
         leased_until = null, sending_until = null
       where id = $1 and attempts = $2 and status = 'pending'`,
      [id, attempts, until, reason],
    );
  }

  /**
   * Makes a mail a dead letter.
   * @param error normalised, without any address
   * @returns false when the mail is gone, with what it was about, or when another attempt has taken it over
   */
  async markFailed({ id, attempts }: ClaimedMail, error: string): Promise<boolean> {
    const failed = await this.database.query(
      `update outbox set status = 'failed', last_error = $3, leased_until = null, sending_until = null
       where id = $1 and attempts = $2 and status = 'pending' returning 1`,
      [id, attempts, error],
    );
    return failed.length > 0;
  }

  /** How many mails are in each state, and since when the oldest pending one is due (seconds). */
  async summary(): Promise<{ pending: number; failed: number; oldestDueSeconds: number }> {
    const [row] = await this.database.query<{ pending: number; failed: number; oldest: number | null }>(
      `select count(*) filter (where status = 'pending')::integer as pending, count(*) filter (where status = 'failed')::integer as failed,
         extract(epoch from now() - min(next_attempt_at) filter (where status = 'pending'))::double precision as oldest
       from outbox where status <> 'sent'`,
    );
    return { pending: row?.pending ?? 0, failed: row?.failed ?? 0, oldestDueSeconds: Math.max(0, row?.oldest ?? 0) };
  }
}
