import { findMediaReferrer } from '@vitrine/schemas';
import { sql, type RawBuilder } from 'kysely';
import { namedFiles } from '../media/removal/media-references.js';

/** SQL for the row `entry` of a table as a use: its table, its key, and its name for staff. */
function useOf(table: string): RawBuilder<unknown> {
  const { names = [], key = 'id' } = findMediaReferrer(table) ?? {};
  const filled = names.map((column) => sql`nullif(entry.${sql.ref(column)}::text, '')`);
  return sql`${sql.lit(table)} as kind, coalesce(to_jsonb(entry) ->> ${sql.lit(key)}, '') as key,
    coalesce(${sql.join([...filled, sql.lit('')])}) as name`;
}

/**
 * A common table expression `uses (file, kind, key, name)`: which row names which file, by its path or the path of a variant. Its cost grows
 * like that of `referencedFiles`.
 * @param tables the result of `MediaReferences.tables`
 */
export const mediaUses = (tables: readonly string[]): RawBuilder<unknown> => sql`
  ${namedFiles(tables, useOf)},
  uses as materialized (
    select distinct named.id as file, kind, key, name from named join mentioned using (path)
  )`;
