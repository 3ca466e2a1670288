import { change, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { anyOf } from '../../../database/expressions.js';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import type { RecordKind, WorkedKind } from '../record-kind.js';

/** An action of staff on a record, to be written in the transaction of the action. */
export interface NewEntry {
  id: string;
  kind: 'note' | 'assignment' | 'follow-up' | 'reply';
  actor: Pick<CurrentAdminInfo, 'id' | 'email'>;
  /** Encrypted; `null` = no text. */
  content: string | null;
  /** Ids, days and names of kinds. */
  details?: Readonly<Record<string, unknown>>;
}

export const insertEntry = (
  on: Queryable,
  record: RecordKind,
  recordId: string,
  { id, kind, actor, content, details = {} }: NewEntry,
): Promise<number> =>
  change(
    on,
    db.insertInto('timeline_entries').values({
      id,
      [record.reference]: recordId,
      kind,
      admin_id: actor.id,
      admin_email: actor.email,
      content,
      details: JSON.stringify(details),
    }),
  );

/**
 * Erases the texts of the entries of records whose person is erased, and removes follow-ups and replies that were not sent. The entries stay, without
 * text; deleted ones are removed.
 */
export async function eraseEntries(on: Queryable, record: WorkedKind, recordIds: readonly string[]): Promise<void> {
  const ofRecords = anyOf(recordIds, 'uuid');
  await change(on, db.deleteFrom('follow_ups').where(record.reference, '=', ofRecords));
  await change(
    on,
    db
      .deleteFrom('outbox')
      .where('entry_id', 'in', (eb) =>
        eb.selectFrom('timeline_entries').select('id').where(record.reference, '=', ofRecords),
      )
      .where('status', '<>', 'sent'),
  );
  await change(
    on,
    db.deleteFrom('timeline_entries').where(record.reference, '=', ofRecords).where('deleted_at', 'is not', null),
  );
  await change(
    on,
    db
      .updateTable('timeline_entries')
      .set({ content: null })
      .where(record.reference, '=', ofRecords)
      .where('content', 'is not', null),
  );
}
