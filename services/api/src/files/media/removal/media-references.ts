import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { Database, run, type Queryable } from '../../../database/database.js';

/** A regular expression for the path of a stored file in texts, lists, HTML or translations. */
const STORED_PATH = '/uploads/[A-Za-z0-9_-]+(?:[./][A-Za-z0-9_-]+)*';

/**
 * The tables that may refer to stored files: every table that public reads show, in any column, list, translation or HTML. These are the
 * tables with the trigger `notify_public_read`, which a domain's migration needs for `@PublicRead` anyway, so there is no list to maintain.
 * A test fails if a table without that trigger has a column that looks like a file's path.
 */
@Injectable()
export class MediaReferences {
  constructor(private readonly database: Database) {}

  /** The tables that may refer to files, in the order in which they must be locked. */
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
   * Blocks every write that could add a reference to a file, until the transaction ends.
   * @param mode `exclusive` if the transaction writes to the tables itself: then no other transaction can hold a row lock that this one waits for
   */
  async lock(connection: Queryable, tables: readonly string[], mode: 'share' | 'exclusive' = 'share'): Promise<void> {
    await run(connection, sql`lock table ${sql.join(tables.map((table) => sql.raw(table)))} in ${sql.raw(mode)} mode`);
  }
}

/**
 * Common table expressions `mentioned (path, …)`, the paths that the rows of some tables name, and `named (id, path)`, the paths of each
 * media file and of those that share a stored file with it, such as a film and the picture that is its still. The paths are collected once
 * and compared by hash, so that the time grows with the number of files and of rows, not with their product.
 * @param tables the result of {@link MediaReferences.tables}
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
 * A common table expression `referenced (id)`: the rows of `media_files` of which a row names the path or a variant.
 * @param tables the result of {@link MediaReferences.tables}
 */
export const referencedFiles = (tables: readonly string[]): RawBuilder<unknown> => sql`
  ${namedFiles(tables)},
  referenced as materialized (select distinct named.id from named join mentioned using (path))`;

/** SQL that is true if a row `file` is one of the {@link referencedFiles}. */
export const IS_REFERENCED = sql`exists (select from referenced where referenced.id = file.id)`;

/** SQL that is true if a row `file` is neither deleted nor being removed. */
export const IS_IN_LIBRARY = sql`file.removed_at is null and file.deleted_at is null`;
