import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { OutboxEntry } from './outbox-entry.js';
import { OutboxSignal } from './outbox-signal.js';

/** What became of a mail. */
export interface MailState {
  status: 'pending' | 'sent' | 'failed';
  sentAt: Date | null;
  /** Normalised: what the mail server refused, without its words. */
  error: string | null;
}

/** Puts mails into the outbox outside of order creation, and tells what became of them. */
@Injectable()
export class OutboxService {
  constructor(
    private readonly database: Database,
    private readonly signal: OutboxSignal,
  ) {}

  async add({ id, kind, orderId, language }: OutboxEntry): Promise<void> {
    await this.database.query('insert into outbox (id, kind, order_id, language) values ($1, $2, $3, $4)', [
      id,
      kind,
      orderId,
      language,
    ]);
    this.signal.wake();
  }

  /** The state of the last confirmation of an order; `undefined` when none was ever to be sent. */
  async confirmationState(orderId: string): Promise<MailState | undefined> {
    const [row] = await this.database.query<{
      status: MailState['status'];
      sent_at: Date | null;
      last_error: string | null;
    }>(
      `select status, sent_at, last_error from outbox where order_id = $1 and kind = 'order-confirmation'
       order by created_at desc, id desc limit 1`,
      [orderId],
    );
    return row && { status: row.status, sentAt: row.sent_at, error: row.last_error };
  }
}
