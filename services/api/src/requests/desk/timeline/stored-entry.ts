import type { TimelineKind } from '@vitrine/schemas';
import { sql, type RawBuilder } from 'kysely';

/** An entry of a timeline as the database gives it, whichever table it follows from. */
export interface StoredEntry {
  at: Date;
  /** Unique in its timeline. */
  id: string;
  kind: TimelineKind;
  /** Account of who did it, where that is known. */
  admin_id: string | null;
  /** Its address, or `system` and the like as in the audit log; `null` = nobody of the staff. */
  admin_email: string | null;
  /** Encrypted texts. */
  content: string | null;
  details: Record<string, unknown>;
}

/** The columns of {@link StoredEntry} that a statement gives, each with its type. */
const COLUMNS = {
  at: 'timestamptz',
  id: 'uuid',
  kind: 'text',
  admin_id: 'uuid',
  admin_email: 'text',
  content: 'text',
  details: 'jsonb',
} as const satisfies Record<keyof StoredEntry, string>;

/** The select list of a part of the timeline; what is left out is null, of `details` an empty object. */
export const entryColumns = (
  values: Pick<Record<keyof StoredEntry, RawBuilder<unknown>>, 'at' | 'id' | 'kind'> &
    Partial<Record<keyof StoredEntry, RawBuilder<unknown>>>,
): RawBuilder<unknown> =>
  sql.join(
    Object.entries(COLUMNS).map(([column, type]) => {
      const value = values[column as keyof StoredEntry] ?? (column === 'details' ? sql`'{}'` : sql`null`);
      return sql`(${value})::${sql.raw(type)} as ${sql.ref(column)}`;
    }),
  );
