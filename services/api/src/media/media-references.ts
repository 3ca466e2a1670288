import { Injectable } from '@nestjs/common';
import { Database, rows, type Queryable } from '../database/database.js';

/** A path as any text, list, HTML or translation may name it. */
const PATH = '/uploads/[A-Za-z0-9_-]+(?:[./][A-Za-z0-9_-]+)*';

/**
 * Who refers to stored files: every table whose rows public reads show, in whatever column, list, translation or HTML. A domain contributes its table by
 * giving it the trigger `notify_public_read` in its migration, which it needs for `@PublicRead` anyway; there is no list to be forgotten. A test
 * fails when a table without that trigger has a column that looks like a file's path.
 */
@Injectable()
export class MediaReferences {
  constructor(private readonly database: Database) {}

  /** The tables that may refer to files, in the order in which they are to be locked. */
  async tables(): Promise<string[]> {
    const found = await this.database.query<{ name: string }>(
      `select distinct class.oid::regclass::text as name
       from pg_trigger as watch
       join pg_class as class on class.oid = watch.tgrelid
       join pg_proc as told on told.oid = watch.tgfoid
       where told.proname = 'notify_public_read' and class.oid <> 'media_files'::regclass
       order by name`,
    );
    return found.map(({ name }) => name);
  }

  /** Holds off every write that could take a file up, until the transaction ends. */
  async lock(connection: Queryable, tables: readonly string[]): Promise<void> {
    await rows(connection, `lock table ${tables.join(', ')} in share mode`);
  }
}

/**
 * SQL that is true for a row `file` of `media_files` when some row names its path or one of its variants.
 * @param tables as {@link MediaReferences.tables} told them
 */
export const isReferenced = (tables: readonly string[]): string => `
  exists (
    select 1 from (${tables.map(mentionedIn).join(' union all ')}) as mentioned
    where mentioned.path = file.path
       or file.variants @> jsonb_build_array(jsonb_build_object('url', mentioned.path))
  )`;

const mentionedIn = (table: string): string =>
  `select match[1] as path from ${table} as entry, regexp_matches(to_jsonb(entry)::text, '(${PATH})', 'g') as match`;
