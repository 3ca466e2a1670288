import type { Language } from '@vitrine/schemas';
import { sql, type RawBuilder } from 'kysely';
import { run, type Queryable } from '../../database/database.js';
import type { MailState } from '../../platform/notifications/outbox/outbox.service.js';
import { hasPresence, isInPresence, type Presence } from './presence.js';
import type { RequestDefinition } from './request-definition.js';

/** The columns that every request has, with the state of the last mail to the visitor. */
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
  /** When staff deleted it; null = not deleted. */
  deleted_at: Date | null;
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

/** The SQL after `from TABLE r` that selects the rows with all conditions. */
export const whichRequests = (presence: Presence, conditions: readonly string[]): string =>
  `where ${[hasPresence(presence, 'r'), ...conditions].join(' and ')}`;

/**
 * Selects the rows of `which` as {@link RequestRow}; the mails are looked up for these rows alone.
 * @param which the SQL after `from TABLE r`, see {@link whichRequests}
 */
export const selectRequests = (definition: RequestDefinition, which: string): string =>
  `${before(definition)} ${which} ${after(definition)}`;

/** The request with this id, unless it is deleted. */
export const requestById = <Row extends RequestRow>(definition: RequestDefinition, id: string): RawBuilder<Row> =>
  sql`${sql.raw(`${before(definition)} ${whichRequests('present', [])}`)} and r.id = ${id} ${sql.raw(after(definition))}`;

/** A stored row, without the state of its mail. */
export type StoredRequest<Row extends RequestRow> = Omit<Row, 'mail_status' | 'mail_sent_at' | 'mail_error'>;

/**
 * Locks a request until the transaction ends.
 * @param strength `key share` prevents only its removal for good, `update` every change
 * @returns `undefined` where there is none
 */
export async function lockRequest<Row extends RequestRow>(
  connection: Queryable,
  { table }: RequestDefinition,
  { id, presence, strength }: { id: string; presence: Exclude<Presence, 'stored'>; strength: 'key share' | 'update' },
): Promise<StoredRequest<Row> | undefined> {
  const [found] = await run(
    connection,
    sql<StoredRequest<Row>>`
      select r.* from ${sql.table(table)} r
      where r.id = ${id} and ${isInPresence(presence, 'r')} for ${sql.raw(strength)}`,
  );
  return found;
}
