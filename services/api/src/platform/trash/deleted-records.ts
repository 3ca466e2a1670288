import {
  DELETED_KINDS,
  KEPT_WHEN_DELETED,
  TRASH_DAYS,
  TRASH_KINDS,
  type DeletedKind,
  type TrashListQuery,
} from '@vitrine/schemas';
import { sql, type RawBuilder } from 'kysely';
import { readTimeCursor, toCursor } from '../../common/http/requests/cursor.js';
import { anyOf, daysAgo } from '../../database/expressions.js';
import { isKept, selectKept, type Viewer } from './kept-records.js';

/** A deleted record, as the list shows it. */
export interface DeletedRecord {
  id: string;
  kind: DeletedKind;
  /** The record that a note belongs to; `null` for everything else. */
  record_id: string | null;
  name: string;
  deleted_at: Date;
  deleted_by: string | null;
}

/** A row of a page; of an empty page there is one, in which all columns but `total` are `null`. */
export type FoundRecord = { [Column in keyof DeletedRecord]: DeletedRecord[Column] | null } & { total: number };

/** By kind, the permission whose `:read` shows it. */
const READ_BY = { ...TRASH_KINDS, ...KEPT_WHEN_DELETED };

/** The kinds that the viewer may see. */
const visibleKinds = ({ permissions }: Viewer): DeletedKind[] =>
  DELETED_KINDS.filter((kind) => permissions.includes(`${READ_BY[kind].permissions}:read`));

/** Condition: every word of the search is part of the name or of the address of who deleted it. */
const meets = (search: string) => sql`
  not exists (
    select from unnest(string_to_array(trim(search_words(${search})), ' ')) as word
    where position(word in search_words(concat_ws(' ', name, deleted_by))) = 0
  )`;

/**
 * The statement of a page, the newest deletion first, with the total of all that match. Times are cut to milliseconds, the precision of a cursor.
 * It reads one row more than `limit`, which shows whether there is a next page.
 * @throws ApiError 400 for an invalid cursor
 */
export function selectDeleted(
  { search, kind, page, limit, cursor }: TrashListQuery,
  viewer: Viewer,
): RawBuilder<FoundRecord> {
  const kinds = visibleKinds(viewer).filter((each) => kind === undefined || each === kind);
  const trash = sql`
    select id, kind, null::uuid as record_id, name, deleted_at, deleted_by from trash
    where kind = ${anyOf(kinds, 'text')} and deleted_at > ${daysAgo(TRASH_DAYS)}`;
  const sources = [trash, ...kinds.filter(isKept).map((each) => selectKept(each, viewer))];
  const before = readTimeCursor(cursor);
  const older = before ? sql`where (deleted_at, id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql``;
  const offset = before ? 0 : (page - 1) * limit;
  return sql<FoundRecord>`
    with deleted as (
      select id, kind, record_id, name, date_trunc('milliseconds', deleted_at) as deleted_at, deleted_by
      from (${sql.join(sources, sql` union all `)}) as source where ${meets(search)}
    )
    select counted.total, shown.*
    from (select count(*)::integer as total from deleted) as counted
    left join lateral (
      select * from deleted ${older} order by deleted_at desc, id desc limit ${limit + 1} offset ${offset}
    ) as shown on true
    order by shown.deleted_at desc, shown.id desc`;
}

/** The cursor by which the list is read on after a row. */
export const cursorOf = ({ deleted_at: deletedAt, id }: DeletedRecord): string =>
  toCursor([deletedAt.toISOString(), id]);
