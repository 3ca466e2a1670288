import { change, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { anyOf } from '../../../database/expressions.js';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import type { RecordKind, WorkedKind } from '../record-kind.js';

/** Something that staff did with a record, to be written in the transaction in which they do it. */
export interface NewEntry {
  id: string;
  kind: 'note' | 'assignment' | 'follow-up' | 'reply';
  actor: Pick<CurrentAdminInfo, 'id' | 'email'>;
  /** Encrypted; `null` = it has no text. */
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
 * Erases the texts of the entries beside records whose person is erased, and withdraws replies that were not sent; that there was an entry stays, unless
 * it was deleted. Nobody comes back to such a record.
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
