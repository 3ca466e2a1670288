import { TRASH_DAYS } from '@vitrine/schemas';
import { sql, type RawBuilder } from 'kysely';

/**
 * Which rows a statement is about: those that staff see, those that they deleted and can restore, or whatever is stored. What staff delete
 * is kept for {@link TRASH_DAYS} days, and until then only restoring, erasing and what becomes of it with time may see it.
 */
export type Presence = 'present' | 'restorable' | 'stored';

const CONDITIONS: Readonly<Record<Presence, (row: string) => string>> = {
  present: (row) => `${row}.deleted_at is null`,
  restorable: (row) => `${row}.deleted_at > now() - interval '${TRASH_DAYS} days'`,
  stored: () => 'true',
};

/** SQL of {@link Presence}. @param row alias of the table, or its name */
export const hasPresence = (presence: Presence, row: string): string => CONDITIONS[presence](row);

/** {@link hasPresence} for statements that are put together of parts. */
export const isInPresence = (presence: Presence, row: string): RawBuilder<boolean> =>
  sql.raw<boolean>(hasPresence(presence, row));
