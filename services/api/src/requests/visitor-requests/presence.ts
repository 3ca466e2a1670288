import { TRASH_DAYS } from '@vitrine/schemas';
import { sql, type RawBuilder } from 'kysely';

/**
 * The rows that a statement reads: those that staff see, deleted ones that can be restored, or all stored rows. Deleted rows are kept for
 * {@link TRASH_DAYS} days; only restoring, erasing, retention and purging may read them.
 */
export type Presence = 'present' | 'restorable' | 'stored';

const CONDITIONS: Readonly<Record<Presence, (row: string) => string>> = {
  present: (row) => `${row}.deleted_at is null`,
  restorable: (row) => `${row}.deleted_at > now() - interval '${TRASH_DAYS} days'`,
  stored: () => 'true',
};

/** SQL condition of a {@link Presence}. @param row alias of the table, or its name */
export const hasPresence = (presence: Presence, row: string): string => CONDITIONS[presence](row);

/** {@link hasPresence} for statements that are composed of `sql` parts. */
export const isInPresence = (presence: Presence, row: string): RawBuilder<boolean> =>
  sql.raw<boolean>(hasPresence(presence, row));
