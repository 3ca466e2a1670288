import type { MailTrouble } from '@vitrine/schemas';
import type { WorkedKind } from './record-kind.js';

/** Each matches the condition of a partial index of the outbox, which has few such rows. */
const TROUBLES: Readonly<Record<MailTrouble, string>> = {
  retried: `m.status = 'pending' and m.attempts > 0`,
  failed: `m.status = 'failed'`,
};

/**
 * A statement that selects the id of a record for each failed or retried mail to or about its customer. If a mail was sent again, only the newest
 * counts.
 * @param reference column of the record's id
 */
export const mailsInTrouble = (reference: WorkedKind['reference'], trouble: MailTrouble): string => `
  select coalesce(m.${reference}, e.${reference})
  from outbox m left join timeline_entries e on e.id = m.entry_id
  where ${TROUBLES[trouble]} and coalesce(m.${reference}, e.${reference}) is not null and not exists (
    select from outbox later where later.${reference} = m.${reference} and later.kind = m.kind and later.created_at > m.created_at
  )`;
