import { run, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import { anyOf } from '../../database/expressions.js';

/**
 * The rows with these ids that are in the trash: by id, the values of their columns. They are locked, so that none is restored or removed before the
 * transaction ends.
 */
export async function findInTrash(
  connection: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  if (ids.length === 0) return new Map();
  const found = await run(
    connection,
    db.selectFrom('trash').select(['id', 'data']).where('id', '=', anyOf(ids, 'uuid')).orderBy('id').forShare(),
  );
  return new Map(found.map(({ id, data }) => [id, data as Record<string, unknown>]));
}
