import type { Language } from '@vitrine/schemas';
import { sql, type RawBuilder } from 'kysely';
import type { MailState } from '../../platform/notifications/outbox/outbox.service.js';
import type { RequestDefinition } from './request-definition.js';

/** What every row of a request has, with the state of the last mail to the visitor. */
export interface RequestRow {
  id: string;
  /** Encrypted. */
  request: string;
  /** Encrypted. */
  admin_notes: string | null;
  language: Language;
  status: string;
  version: number;
  created_at: Date;
  updated_at: Date;
  updated_by: string | null;
  mail_status: MailState['status'] | null;
  mail_sent_at: Date | null;
  mail_error: string | null;
}

const before = ({ table }: RequestDefinition): string => `
  select r.*, mail.status as mail_status, mail.sent_at as mail_sent_at, mail.last_error as mail_error
  from (select r.* from ${table} r`;
const after = ({ reference, visitorMails }: RequestDefinition): string => `) as r
  left join lateral (
    select status, sent_at, last_error from outbox
    where ${reference} = r.id and kind in (${visitorMails.map((kind) => `'${kind}'`).join(', ')})
    order by created_at desc, id desc limit 1
  ) as mail on true
  order by r.created_at desc, r.id desc`;

/**
 * The rows that `which` chooses, as {@link RequestRow}; the mails are looked up for those alone.
 * @param which what follows `from TABLE r`
 */
export const selectRequests = (definition: RequestDefinition, which: string): string =>
  `${before(definition)} ${which} ${after(definition)}`;

/** The request with this id. */
export const requestById = <Row extends RequestRow>(definition: RequestDefinition, id: string): RawBuilder<Row> =>
  sql`${sql.raw(before(definition))} where r.id = ${id} ${sql.raw(after(definition))}`;
