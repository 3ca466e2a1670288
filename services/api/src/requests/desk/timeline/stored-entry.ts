import type { TimelineKind } from '@vitrine/schemas';
import { sql, type RawBuilder } from 'kysely';

/** An entry of a timeline as a row, whichever table it comes from. */
export interface StoredEntry {
  at: Date;
  /** Unique in its timeline. */
  id: string;
  kind: TimelineKind;
  /** Account of the actor, where known. */
  admin_id: string | null;
  /** Address of the account, or `system` and the like as in the audit log; `null` = the actor is not staff. */
  admin_email: string | null;
  /** Encrypted texts. */
  content: string | null;
  details: Record<string, unknown>;
}

/** The columns of {@link StoredEntry} with their types in the database. */
const COLUMNS = {
  at: 'timestamptz',
  id: 'uuid',
  kind: 'text',
  admin_id: 'uuid',
  admin_email: 'text',
  content: 'text',
  details: 'jsonb',
} as const satisfies Record<keyof StoredEntry, string>;

/** The select list of one part of the timeline; columns without a value are null, `details` an empty object. */
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
