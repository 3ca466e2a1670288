import { KEPT_WHEN_DELETED, TRASH_DAYS, type DeletedKind, type KeptKind } from '@vitrine/schemas';
import { sql, type RawBuilder } from 'kysely';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { daysAgo } from '../../database/expressions.js';

/** Who reads the list. */
export type Viewer = Pick<CurrentAdminInfo, 'id' | 'role' | 'permissions'>;

/** The rows of one kind: each is `entry`. */
interface KeptSource {
  from: RawBuilder<unknown>;
  /** What such a row is called: never by the name of a person, since the trash names no customer. */
  name: RawBuilder<string>;
  /** The record beside which it stands. */
  recordId?: RawBuilder<string>;
  /** Which rows somebody sees, where these are not all. */
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

/** Its author and owners alone may bring a note back; one of a deleted record comes back with that one. */
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

/** Nothing but restoring changes a row that is deleted, so whoever changed it last deleted it. */
export function selectKept(kind: KeptKind, viewer: Viewer): RawBuilder<unknown> {
  const { from, name, recordId = sql`null`, isVisible } = SOURCES[kind];
  return sql`
    select entry.id, ${sql.lit(kind)} as kind, ${recordId}::uuid as record_id, ${name} as name, entry.deleted_at,
      entry.updated_by as deleted_by
    from ${from} where entry.deleted_at > ${daysAgo(TRASH_DAYS)} and ${isVisible?.(viewer) ?? sql`true`}`;
}
