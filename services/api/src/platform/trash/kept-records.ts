import { KEPT_WHEN_DELETED, TRASH_DAYS, type DeletedKind, type KeptKind } from '@vitrine/schemas';
import { sql, type RawBuilder } from 'kysely';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { daysAgo } from '../../database/expressions.js';

/** Who reads the list. */
export type Viewer = Pick<CurrentAdminInfo, 'id' | 'role' | 'permissions'>;

/** How the rows of one kind are read; a row is named `entry`. */
interface KeptSource {
  from: RawBuilder<unknown>;
  /** The name shown: never that of a person, since the trash names no customer. */
  name: RawBuilder<string>;
  /** The record that a note belongs to. */
  recordId?: RawBuilder<string>;
  /** Which rows the viewer may see; absent = all. */
  isVisible?: (viewer: Viewer) => RawBuilder<boolean>;
}

const numbered = (id: RawBuilder<unknown>, rest: RawBuilder<unknown>) => sql<string>`
  concat('#', right(${id}::text, 8), ${rest})`;

const dated = (at: RawBuilder<unknown>) =>
  sql`concat(' of ', to_char(${at} at time zone 'Europe/Berlin', 'YYYY-MM-DD'))`;

const requests = (table: 'contacts' | 'demonstrations'): KeptSource => ({
  from: sql`${sql.table(table)} as entry`,
  name: numbered(sql`entry.id`, dated(sql`entry.created_at`)),
});

/** Only its author and owners may restore a note. A note of a deleted record is left out: it comes back with the record. */
const notes = (reference: 'order_id' | 'contact_id' | 'demonstration_id', table: string): KeptSource => ({
  from: sql`
    timeline_entries as entry
    join ${sql.table(table)} as record on record.id = entry.${sql.ref(reference)} and record.deleted_at is null`,
  name: numbered(sql`record.id`, dated(sql`entry.at`)),
  recordId: sql`record.id`,
  isVisible: ({ id, role }) => (role === 'owner' ? sql`true` : sql`entry.admin_id = ${id}::uuid`),
});

const SOURCES: Readonly<Record<KeptKind, KeptSource>> = {
  orders: { from: sql`orders as entry`, name: numbered(sql`entry.id`, sql`concat(' ', entry.product_name)`) },
  contacts: requests('contacts'),
  demonstrations: requests('demonstrations'),
  order_notes: notes('order_id', 'orders'),
  contact_notes: notes('contact_id', 'contacts'),
  demonstration_notes: notes('demonstration_id', 'demonstrations'),
  media_files: {
    from: sql`media_files as entry`,
    name: sql`coalesce(nullif(entry.name, ''), regexp_replace(entry.path, '^.*/', ''))`,
  },
};

export const isKept = (kind: DeletedKind): kind is KeptKind => Object.hasOwn(KEPT_WHEN_DELETED, kind);

/** A deleted row is changed only by restoring it, so `updated_by` is who deleted it. */
export function selectKept(kind: KeptKind, viewer: Viewer): RawBuilder<unknown> {
  const { from, name, recordId = sql`null`, isVisible } = SOURCES[kind];
  return sql`
    select entry.id, ${sql.lit(kind)} as kind, ${recordId}::uuid as record_id, ${name} as name, entry.deleted_at,
      entry.updated_by as deleted_by
    from ${from} where entry.deleted_at > ${daysAgo(TRASH_DAYS)} and ${isVisible?.(viewer) ?? sql`true`}`;
}
