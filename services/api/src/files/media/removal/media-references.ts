import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { Database, run, type Queryable } from '../../../database/database.js';

/** A path as any text, list, HTML or translation may name it. */
const STORED_PATH = '/uploads/[A-Za-z0-9_-]+(?:[./][A-Za-z0-9_-]+)*';

/**
 * Who refers to stored files: every table whose rows public reads show, in whatever column, list, translation or HTML. A domain
 * contributes its table by giving it the trigger `notify_public_read` in its migration, which it needs for `@PublicRead` anyway; there is
 * no list to be forgotten. A test fails when a table without that trigger has a column that looks like a file's path.
 */
@Injectable()
export class MediaReferences {
  constructor(private readonly database: Database) {}

  /** The tables that may refer to files, in the order in which they are to be locked. */
  async tables(): Promise<string[]> {
    const found = await this.database.run(
      sql<{ name: string }>`select distinct class.oid::regclass::text as name
       from pg_trigger as watch
       join pg_class as class on class.oid = watch.tgrelid
       join pg_proc as trigger_function on trigger_function.oid = watch.tgfoid
       where trigger_function.proname = 'notify_public_read' and class.oid <> 'media_files'::regclass
       order by name`,
    );
    return found.map(({ name }) => name);
  }

  /**
   * Holds off every write that could take a file up, until the transaction ends.
   * @param mode `exclusive` where the transaction writes to them itself: a row that another one has locked to change it must not wait for this lock
   */
  async lock(connection: Queryable, tables: readonly string[], mode: 'share' | 'exclusive' = 'share'): Promise<void> {
    await run(connection, sql`lock table ${sql.join(tables.map((table) => sql.raw(table)))} in ${sql.raw(mode)} mode`);
  }
}

/**
 * Common table expressions `mentioned (path, …)`, the paths that the rows of some tables name, and `named (id, path)`, the paths of each
 * file and of those that have a stored file in common with it, as a film and the picture that is its still. The paths are collected once
 * and compared by hash, so that the time grows with the files and with the rows, not with their product.
 * @param tables as {@link MediaReferences.tables} returned them
 * @param columnsOf further columns of `mentioned`, from the row `entry` of a table
 */
export const namedFiles = (
  tables: readonly string[],
  columnsOf?: (table: string) => RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const mentions = tables.map((table) => {
    const further = columnsOf ? sql`, ${columnsOf(table)}` : sql``;
    const paths = sql`regexp_matches(to_jsonb(entry)::text, ${sql.lit(`(${STORED_PATH})`)}, 'g')`;
    return sql`select match[1] as path${further} from ${sql.raw(table)} as entry, ${paths} as match`;
  });
  return sql`
    mentioned as materialized (${sql.join(mentions, sql` union `)}),
    owned as materialized (
      select id, path from media_files
      union all
      select id, variant ->> 'url' from media_files, jsonb_array_elements(variants) as variant
    ),
    sharing as materialized (select distinct file.id, other.id as other from owned as file join owned as other using (path)),
    named as materialized (select distinct sharing.id, path from sharing join owned on owned.id = sharing.other)`;
};

/**
 * A common table expression `referenced (id)`: the rows of `media_files` whose path, or one of whose variants, some row names.
 * @param tables as {@link MediaReferences.tables} returned them
 */
export const referencedFiles = (tables: readonly string[]): RawBuilder<unknown> => sql`
  ${namedFiles(tables)},
  referenced as materialized (select distinct named.id from named join mentioned using (path))`;

/** SQL that is true for a row `file` that is among {@link referencedFiles}. */
export const IS_REFERENCED = sql`exists (select from referenced where referenced.id = file.id)`;

/** SQL that is true for a row `file` that is neither deleted nor being removed. */
export const IS_IN_LIBRARY = sql`file.removed_at is null and file.deleted_at is null`;
