import { Injectable } from '@nestjs/common';
import { Database, rows, type Queryable } from '../database/database.js';
import { mails, type MailKind, type MailSubject, type OutboxEntry } from './outbox-entry.js';
import { OutboxSignal } from './outbox-signal.js';

/** What became of a mail. */
export interface MailState {
  status: 'pending' | 'sent' | 'failed';
  sentAt: Date | null;
  /** Normalised: what the mail server refused, without its words. */
  error: string | null;
}

const COLUMNS: Readonly<Record<MailSubject, string>> = { order: 'order_id', contact: 'contact_id' };
const columnOf = (kind: MailKind): string => COLUMNS[mails[kind].about];

/** What the API answers of a mail. */
export const presentMail = (mail: MailState | undefined) => ({
  status: mail?.status ?? ('pending' as const),
  sentAt: mail?.sentAt?.toISOString() ?? null,
  error: mail?.error ?? null,
});

/** Puts mails into the outbox that staff ask for, and tells what became of mails. */
@Injectable()
export class OutboxService {
  constructor(
    private readonly database: Database,
    private readonly signal: OutboxSignal,
  ) {}

  /** Sends a mail that staff ask for; no limit per recipient holds it back. */
  async add({ id, kind, subjectId, language }: OutboxEntry, on?: Queryable): Promise<void> {
    await rows(
      on ?? (await this.database.pool()),
      `insert into outbox (id, kind, ${columnOf(kind)}, language, by_staff) values ($1, $2, $3, $4, true)`,
      [id, kind, subjectId, language],
    );
    this.signal.wake();
  }

  /** The state of the last mail of a kind about something; `undefined` when none was ever to be sent. */
  async stateOf(kind: MailKind, subjectId: string): Promise<MailState | undefined> {
    const [row] = await this.database.query<{
      status: MailState['status'];
      sent_at: Date | null;
      last_error: string | null;
    }>(
      `select status, sent_at, last_error from outbox where ${columnOf(kind)} = $1 and kind = $2
       order by created_at desc, id desc limit 1`,
      [subjectId, kind],
    );
    return row && { status: row.status, sentAt: row.sent_at, error: row.last_error };
  }
}
