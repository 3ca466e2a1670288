import type { ContactStatus, Language } from '@vitrine/schemas';
import type { MailState } from '../notifications/outbox.service.js';

/** A row of `contacts` with the state of its acknowledgement; `request` and `admin_notes` are encrypted. */
export interface ContactRow {
  id: string;
  request: string;
  admin_notes: string | null;
  language: Language;
  status: ContactStatus;
  version: number;
  created_at: Date;
  updated_at: Date;
  /** E-mail address of the administrator who changed it last. */
  updated_by: string | null;
  mail_status: MailState['status'] | null;
  mail_sent_at: Date | null;
  mail_error: string | null;
}

const COLUMNS: Readonly<Record<Exclude<keyof ContactRow, `mail_${string}`>, true>> = {
  id: true,
  request: true,
  admin_notes: true,
  language: true,
  status: true,
  version: true,
  created_at: true,
  updated_at: true,
  updated_by: true,
};

/** The columns of {@link ContactRow} that are the table's, of the table named `c`. */
export const CONTACT_COLUMNS = Object.keys(COLUMNS)
  .map((column) => `c.${column}`)
  .join(', ');

/**
 * The rows of `contacts` that `which` chooses, as {@link ContactRow}; the mails are looked up for those alone.
 * @param which what follows `from contacts c`
 */
export const selectContacts = (which: string): string => `
  select ${CONTACT_COLUMNS},
    mail.status as mail_status, mail.sent_at as mail_sent_at, mail.last_error as mail_error
  from (select c.* from contacts c ${which}) as c
  left join lateral (
    select status, sent_at, last_error from outbox
    where contact_id = c.id and kind = 'contact-acknowledgement'
    order by created_at desc, id desc limit 1
  ) as mail on true
  order by c.created_at desc, c.id desc`;
