import type { MailTrouble } from '@vitrine/schemas';
import type { WorkedKind } from './record-kind.js';

/** Both are conditions of an index of the outbox, which has few such rows. */
const TROUBLES: Readonly<Record<MailTrouble, string>> = {
  retried: `m.status = 'pending' and m.attempts > 0`,
  failed: `m.status = 'failed'`,
};

/**
 * A statement with the ids of the records, each once for every mail to or about its customer that is in trouble. A mail that was asked for anew is
 * looked at in place of the old one.
 * @param reference column that names the records
 */
export const mailsInTrouble = (reference: WorkedKind['reference'], trouble: MailTrouble): string => `
  select coalesce(m.${reference}, e.${reference})
  from outbox m left join timeline_entries e on e.id = m.entry_id
  where ${TROUBLES[trouble]} and coalesce(m.${reference}, e.${reference}) is not null and not exists (
    select from outbox later where later.${reference} = m.${reference} and later.kind = m.kind and later.created_at > m.created_at
  )`;
