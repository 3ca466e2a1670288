import {
  ADMIN_SCREENS,
  SEARCH_LIMIT,
  type Permission,
  type ScreenNeeding,
  type StaffSearchType,
} from '@vitrine/schemas';
import { sql, type Compilable } from 'kysely';
import { db } from '../../database/db.js';

/** A row that is found by its name. */
interface NamedRow {
  id: string;
  title: string;
  subtitle: string | null;
}

/** A table whose rows are searched by name. */
interface NamedTable {
  permission: Permission;
  rows: Compilable<NamedRow>;
  /** Address of the row in the back-office; of its form, where `screen` is given. */
  url: (id: string) => string;
  /** The screen whose permissions are needed for the form. */
  screen?: ScreenNeeding<'write'>;
  /** Address for staff who may not open the form. */
  list?: (title: string) => string;
}

const searched =
  (path: string) =>
  (title: string): string =>
    `${path}?search=${encodeURIComponent(title)}`;

/** The searched tables, by the type of their hits; each has few rows. */
export const NAMED_TABLES = {
  product: {
    permission: 'catalogue:read',
    rows: db.selectFrom('products').select(['id', 'name as title', 'subtitle']),
    url: (id) => `/admin/product/${id}/edit`,
    screen: 'products',
    list: searched(ADMIN_SCREENS.products.path),
  },
  accessory: {
    permission: 'catalogue:read',
    rows: db.selectFrom('accessories').select(['id', 'name as title', 'subtitle']),
    url: (id) => `/admin/accessories/${id}/edit`,
    screen: 'accessories',
    list: searched(ADMIN_SCREENS.accessories.path),
  },
  coupon: {
    permission: 'coupons:read',
    rows: db.selectFrom('coupons').select(['id', 'code as title', 'name as subtitle']),
    url: (id) => `/admin/coupons?coupon=${id}`,
    screen: 'coupons',
    list: searched(ADMIN_SCREENS.coupons.path),
  },
  store: {
    permission: 'content:read',
    rows: db.selectFrom('stores').select(['id', 'name as title', 'city as subtitle']),
    url: (id) => `/admin/stores/${id}/edit`,
    screen: 'stores',
    list: searched(ADMIN_SCREENS.stores.path),
  },
  interview: {
    permission: 'content:read',
    rows: db.selectFrom('interviews').select(['id', 'title', 'client_name as subtitle']),
    url: (id) => `/admin/interview/${id}/edit`,
    screen: 'interviews',
    list: searched(ADMIN_SCREENS.interviews.path),
  },
  page: {
    permission: 'content:read',
    rows: db
      .selectFrom('content_pages')
      .select(['id', 'title', sql<string>`replace(page_type, '_', ' ')`.as('subtitle')]),
    url: (id) => `/admin/content-pages?edit=${id}`,
    screen: 'contentPages',
    list: () => ADMIN_SCREENS.contentPages.path,
  },
  article: {
    permission: 'content:read',
    rows: db.selectFrom('articles').select(['id', 'title', 'slug as subtitle']),
    url: (id) => `/admin/articles/${id}/edit`,
    screen: 'articles',
    list: searched(ADMIN_SCREENS.articles.path),
  },
  staff: {
    permission: 'staff:read',
    rows: db
      .selectFrom('admins')
      .select(['id', sql<string>`coalesce(nullif(name, ''), email)`.as('title'), 'email as subtitle']),
    url: () => '/admin/team',
  },
} as const satisfies Partial<Record<StaffSearchType, NamedTable>>;

export type NamedType = keyof typeof NAMED_TABLES;

export interface NamedHit extends NamedRow {
  type: NamedType;
}

/** The address of a hit: the form of the row if the person may open it, else its list. */
export function urlOf({ type, id, title }: NamedHit, may: (permission: Permission) => boolean): string {
  const { url, screen, list }: NamedTable = NAMED_TABLES[type];
  return list && screen && !may(ADMIN_SCREENS[screen].needs.write) ? list(title) : url(id);
}

/**
 * Rows that have, for each word of the text, a word beginning with it: whole names first, then names that begin with the text.
 * @param types the tables to search, at least one; equally good hits are sorted in this order
 */
export function findNamed(text: string, types: readonly NamedType[]) {
  const tables = types.map(
    (type, place) =>
      sql`select ${sql.lit(place)} as place, ${sql.lit(type)} as type, named.* from (${NAMED_TABLES[type].rows}) as named`,
  );
  return sql<NamedHit>`
    with wanted as materialized (
      select phrase, array(select '% ' || word || '%' from unnest(string_to_array(phrase, ' ')) as word) as starts
      from (select trim(search_words(${text})) as phrase) as folded
    ),
    entries as materialized (
      select entry.*, search_words(title) as title_words, search_words(concat_ws(' ', title, subtitle)) as words
      from (${sql.join(tables, sql` union all `)}) as entry
    )
    select id, type, title, subtitle from entries, wanted
    where phrase <> '' and words like all (starts)
    order by title_words = ' ' || phrase || ' ' desc, starts_with(title_words, ' ' || phrase) desc, place, title_words, id
    limit ${sql.lit(SEARCH_LIMIT)}`;
}
