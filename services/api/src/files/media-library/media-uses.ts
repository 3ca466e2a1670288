import { findMediaUser } from '@vitrine/schemas';
import { sql } from 'kysely';
import { STORED_PATH } from '../media/removal/media-references.js';

/** The rows of one table that name stored files: the path, and what the row is. */
function usesIn(table: string) {
  const { names = [], key = 'id' } = findMediaUser(table) ?? {};
  const shown = names.map((column) => sql`nullif(entry.${sql.ref(column)}::text, '')`);
  return sql`
    select match[1] as path, ${sql.lit(table)} as kind, coalesce(to_jsonb(entry) ->> ${sql.lit(key)}, '') as key,
      coalesce(${sql.join([...shown, sql.lit('')])}) as name
    from ${sql.raw(table)} as entry, regexp_matches(to_jsonb(entry)::text, ${sql.lit(`(${STORED_PATH})`)}, 'g') as match`;
}

/**
 * A common table expression `uses (file, kind, key, name)`: which rows name which file, by its path or by that of one of its variants. It grows as
 * {@link referencedFiles} does.
 * @param tables as `MediaReferences.tables` returned them
 */
export const mediaUses = (tables: readonly string[]) => sql`
  mentioned as materialized (${sql.join(tables.map(usesIn), sql` union `)}),
  named as materialized (
    select id, path from media_files
    union all
    select id, variant ->> 'url' from media_files, jsonb_array_elements(variants) as variant
  ),
  uses as materialized (
    select distinct named.id as file, kind, key, name from named join mentioned using (path)
  )`;
