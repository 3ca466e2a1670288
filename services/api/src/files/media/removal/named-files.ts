import { EntityManager, type EventArgs, type EventSubscriber } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sentence } from '@vitrine/schemas';
import { sql, type RawBuilder } from 'kysely';
import { validationFailed } from '../../../common/errors/api-error.js';
import type { DB } from '../../../database/tables.js';
import { DEMO_FILES, UPLOADS } from '../stored-name.js';
import { IS_IN_LIBRARY } from './media-references.js';

/** A field of a row, or an element of a list in it, that names a stored file. */
export interface NamedFile {
  field: string;
  path: string;
}

/**
 * Refuses rows that newly name a file below `/uploads/` which does not exist, was deleted or is being removed (contract: Uploads); files that a row
 * names already are not checked. The check runs after the row was written: from then on the row's transaction blocks the removal, which locks the
 * table before it looks for references.
 */
@Injectable()
export class NamedFiles implements EventSubscriber {
  constructor(em: EntityManager) {
    em.getEventManager().registerSubscriber(this);
  }

  afterCreate(event: EventArgs<object>): Promise<void> {
    return this.check(event);
  }

  afterUpdate(event: EventArgs<object>): Promise<void> {
    return this.check(event);
  }

  /** @throws ApiError 400 with one entry per field */
  private async check({ em, meta, changeSet }: EventArgs<object>): Promise<void> {
    const named = changeSet
      ? namedFiles(Object.keys(changeSet.payload), changeSet.entity, changeSet.originalEntity)
      : [];
    const kysely = (em as EntityManager).getKysely<DB>();
    const missing = await missingFiles(
      async (statement) => (await kysely.executeQuery(statement.compile(kysely))).rows,
      meta.tableName,
      named.map(({ path }) => path),
    );
    const fields = named.filter(({ path }) => missing.has(path));
    if (fields.length > 0) {
      throw validationFailed(fields.map(({ field }) => ({ field, message: sentence('media.missing') })));
    }
  }
}

/**
 * The paths that are neither a file nor a variant of one; none if references in the table do not keep files from being removed
 * ({@link MediaReferences}).
 * @param run sends the statement, on the transaction's connection if there is one
 */
export async function missingFiles(
  run: (statement: RawBuilder<{ path: string }>) => Promise<{ path: string }[]>,
  tableName: string,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const missing = await run(sql<{ path: string }>`
    select wanted.path from jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb) as wanted (path)
    where exists (
        select from pg_trigger as watch join pg_proc as trigger_function on trigger_function.oid = watch.tgfoid
        where watch.tgrelid = ${tableName}::regclass and trigger_function.proname = 'notify_public_read'
      )
      and not exists (select from media_files as file where file.path = wanted.path and ${IS_IN_LIBRARY})
      and not exists (
        select from media_files as file
        where ${IS_IN_LIBRARY} and variants @> jsonb_build_array(jsonb_build_object('url', wanted.path))
      )`);
  return new Set(missing.map(({ path }) => path));
}

/**
 * The stored files that a row newly names.
 * @param written the properties that are written
 * @param before the row before the change; `undefined` for a new one
 */
export function namedFiles(written: readonly string[], row: object, before: unknown): NamedFile[] {
  const [now, then] = [row as Record<string, unknown>, before as Record<string, unknown> | undefined];
  return written.flatMap((name) => {
    const value = now[name];
    const known = JSON.stringify(then?.[name] ?? null);
    const places = Array.isArray(value)
      ? value.map((path: unknown, index) => ({ field: `${name}.${index}`, path }))
      : [{ field: name, path: value }];
    return places.filter(
      (place): place is NamedFile =>
        typeof place.path === 'string' && isFile(place.path) && !known.includes(place.path),
    );
  });
}

/** The demo's files are not checked, because its seeding names them before it stores them. */
const isFile = (text: string): boolean => text.startsWith(UPLOADS) && !text.startsWith(DEMO_FILES) && !/\s/.test(text);
