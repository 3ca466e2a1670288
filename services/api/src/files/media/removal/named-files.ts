import { EntityManager, type EventArgs, type EventSubscriber } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sentence } from '@vitrine/schemas';
import { validationFailed } from '../../../common/errors/api-error.js';
import { DEMO_FILES, UPLOADS } from '../stored-name.js';

/** A field of a row, or a place of a list in it, that names a stored file. */
interface Naming {
  field: string;
  path: string;
}

/**
 * The paths that are neither a file nor a variant of one, where the table is one of those that keep files from being removed
 * ({@link MediaReferences}).
 */
const MISSING = `
  select wanted.path from jsonb_array_elements_text(?::jsonb) as wanted (path)
  where exists (
      select from pg_trigger as watch join pg_proc as trigger_function on trigger_function.oid = watch.tgfoid
      where watch.tgrelid = ?::regclass and trigger_function.proname = 'notify_public_read'
    )
    and not exists (select from media_files as file where file.path = wanted.path and removed_at is null)
    and not exists (
      select from media_files as file
      where removed_at is null and variants @> jsonb_build_array(jsonb_build_object('url', wanted.path))
    )`;

/**
 * Refuses rows that begin to name a file below `/uploads/` which does not exist or is being removed (contract: Uploads); what a row names already
 * stays as it is. It looks when the row is written: from then on the row's transaction holds off the removal, which locks the table before it looks
 * who names a file.
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
    const named = changeSet ? begunIn(changeSet.payload, changeSet.entity, changeSet.originalEntity) : [];
    if (named.length === 0) return;
    const missing = await (em as EntityManager).execute<{ path: string }[]>(MISSING, [
      JSON.stringify(named.map(({ path }) => path)),
      meta.tableName,
    ]);
    const paths = new Set(missing.map(({ path }) => path));
    const fields = named.filter(({ path }) => paths.has(path));
    if (fields.length > 0) {
      throw validationFailed(fields.map(({ field }) => ({ field, message: sentence('media.missing') })));
    }
  }
}

/** @param payload its keys are the properties that were written */
function begunIn(payload: object, row: object, before: unknown): Naming[] {
  const [now, then] = [row as Record<string, unknown>, before as Record<string, unknown> | undefined];
  return Object.keys(payload).flatMap((name) => {
    const value = now[name];
    const known = JSON.stringify(then?.[name] ?? null);
    const places = Array.isArray(value)
      ? value.map((path: unknown, index) => ({ field: `${name}.${index}`, path }))
      : [{ field: name, path: value }];
    return places.filter(
      (place): place is Naming => typeof place.path === 'string' && isFile(place.path) && !known.includes(place.path),
    );
  });
}

/** The demo's files belong to its seeding, which names them before it brings them in. */
const isFile = (text: string): boolean => text.startsWith(UPLOADS) && !text.startsWith(DEMO_FILES) && !/\s/.test(text);
