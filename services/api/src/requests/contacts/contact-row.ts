import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Contacts } from '../../database/tables.js';
import type { MailState } from '../../platform/notifications/outbox/outbox.service.js';

/** A row of `contacts` with the state of its acknowledgement. */
export interface ContactRow extends Selectable<Contacts> {
  mail_status: MailState['status'] | null;
  mail_sent_at: Date | null;
  mail_error: string | null;
}

const BEFORE = `
  select c.*, mail.status as mail_status, mail.sent_at as mail_sent_at, mail.last_error as mail_error
  from (select c.* from contacts c`;
const AFTER = `) as c
  left join lateral (
    select status, sent_at, last_error from outbox
    where contact_id = c.id and kind = 'contact-acknowledgement'
    order by created_at desc, id desc limit 1
  ) as mail on true
  order by c.created_at desc, c.id desc`;

/**
 * The rows of `contacts` that `which` chooses, as {@link ContactRow}; the mails are looked up for those alone.
 * @param which what follows `from contacts c`
 */
export const selectContacts = (which: string): string => `${BEFORE} ${which} ${AFTER}`;

/** The contact request with this id. */
export const contactById = (id: string): RawBuilder<ContactRow> =>
  sql`${sql.raw(BEFORE)} where c.id = ${id} ${sql.raw(AFTER)}`;
