import type { Language } from '@vitrine/schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/database.js';
import { prepared } from '../../database/db.js';
import { mailValues, type MailValues } from '../../platform/notifications/outbox/mail-values.js';
import type { OutboxEntry } from '../../platform/notifications/outbox/outbox-entry.js';
import { freeKey, hasFreeKey, keyValues, type KeyValues, type Repeat } from './idempotency/idempotency-key.js';
import type { RequestDefinition } from './request-definition.js';

/** A new request to be stored. */
export interface NewRequest {
  id: string;
  /** Encrypted. */
  request: string;
  language: Language;
  createdAt: Date;
  searchTokens: readonly string[];
  mails: readonly OutboxEntry[];
  /** For a request with an `Idempotency-Key`: the key and the answer for a repeat. */
  repeat?: Repeat | undefined;
}

interface Parameters extends Omit<NewRequest, 'mails' | 'repeat'>, KeyValues, MailValues {}

/**
 * Makes the function that writes one kind of requests: a request with its search tokens, mails and idempotency key in one statement, and so in one
 * transaction. The function resolves to false, and writes nothing, when the key is taken.
 * @param own returns the values of the columns that only this kind has
 */
export function insertsRequests<Own extends object>(
  { table, searchTable, reference }: RequestDefinition,
  own: (given: Own) => Readonly<Record<string, RawBuilder<unknown>>>,
): (database: Database, request: NewRequest & Own) => Promise<boolean> {
  const insert = prepared<Parameters & Own>()(`${table}-insert`, (given) => {
    const values = {
      id: sql`${given.id}::uuid`,
      request: sql`${given.request}::text`,
      language: sql`${given.language}::text`,
      created_at: sql`${given.createdAt}::timestamptz`,
      updated_at: sql`${given.createdAt}::timestamptz`,
      ...own(given),
    };
    return sql<{ one: number }>`
      with free_key as (${freeKey(given)}), new_request as (
        insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((column) => sql.ref(column)))})
        select ${sql.join(Object.values(values))} where ${hasFreeKey(given)}
        returning id
      ), search as (
        insert into ${sql.table(searchTable)} (token, ${sql.ref(reference)})
        select token, id from new_request, unnest(${given.searchTokens}::bigint[]) as token
      ), mails as (
        insert into outbox (id, kind, ${sql.ref(reference)}, language, request_id, traceparent)
        select mail.id, mail.kind, new_request.id, mail.language, ${given.requestId}::text, ${given.traceparent}::text
        from new_request, unnest(${given.mailIds}::uuid[], ${given.mailKinds}::text[], ${given.mailLanguages}::text[])
          as mail (id, kind, language)
      )
      select 1 as one from new_request`;
  });
  return async (database, { mails, repeat, ...request }) => {
    const values = {
      ...request,
      ...keyValues(repeat),
      ...mailValues(mails),
    };
    return (await database.run(insert.with(values as unknown as Parameters & Own))).length > 0;
  };
}
