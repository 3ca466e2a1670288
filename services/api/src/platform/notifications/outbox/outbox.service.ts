import { Injectable } from '@nestjs/common';
import { change, Database, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { anyOf } from '../../../database/expressions.js';
import type { Outbox } from '../../../database/tables.js';
import { MAILS, type MailKind, type MailSubject, type OutboxEntry } from './outbox-entry.js';
import { OutboxSignal } from './outbox-signal.js';

/** The state of a mail. */
export interface MailState {
  status: 'pending' | 'sent' | 'failed';
  sentAt: Date | null;
  /** A normalised description, without the mail server's words. */
  error: string | null;
}

const COLUMNS = {
  order: 'order_id',
  contact: 'contact_id',
  demonstration: 'demonstration_id',
  account: 'admin_id',
  session: 'admin_session_id',
  followUp: 'follow_up_notice_id',
  entry: 'entry_id',
} as const satisfies Record<MailSubject, keyof Outbox>;
const getColumn = (kind: MailKind) => COLUMNS[MAILS[kind].about];

/** The state of a mail as the API answers it. */
export const presentMail = (mail: MailState | undefined) => ({
  status: mail?.status ?? ('pending' as const),
  sentAt: mail?.sentAt?.toISOString() ?? null,
  error: mail?.error ?? null,
});

/** Writes mails that staff ask for to the outbox, and reads the states of mails. */
@Injectable()
export class OutboxService {
  constructor(
    private readonly database: Database,
    private readonly signal: OutboxSignal,
  ) {}

  /** Sends a mail that staff ask for; no limit per recipient holds it back. */
  async add({ id, kind, subjectId, language, requestId, traceparent }: OutboxEntry, on?: Queryable): Promise<void> {
    await change(
      on ?? (await this.database.pool()),
      db.insertInto('outbox').values({
        id,
        kind,
        [getColumn(kind)]: subjectId,
        language,
        by_staff: true,
        request_id: requestId,
        traceparent,
      }),
    );
    this.signal.wake();
  }

  /** The state of the last mail of a kind about any of these subjects; `undefined` when none was ever to be sent. */
  async getState(kind: MailKind, subjectIds: readonly string[]): Promise<MailState | undefined> {
    const [state] = await this.database.run(
      db
        .selectFrom('outbox')
        .select(['status', 'sent_at as sentAt', 'last_error as error'])
        .where(getColumn(kind), '=', anyOf(subjectIds, 'uuid'))
        .where('kind', '=', kind)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .$narrowType<Pick<MailState, 'status'>>(),
    );
    return state;
  }
}
