import { sentence } from '@vitrine/schemas';
import { sql } from 'kysely';
import { conflict, notFound } from '../../common/errors/api-error.js';
import { run, type Queryable } from '../../database/database.js';
import type { RecordKind } from './record-kind.js';

/**
 * Locks a record, so that it is neither erased nor deleted until the transaction ends.
 * @param strength `share` lets other transactions add entries, too; `update` is for a change of the row itself
 * @throws ApiError 404, 409 `CONFLICT` when the person was erased, because nothing may be written about them any more
 */
export async function lockRecord(
  connection: Queryable,
  { table, noun, isPresent, isErased }: RecordKind,
  id: string,
  strength: 'share' | 'update',
): Promise<void> {
  const [found] = await run(
    connection,
    sql<{ erased: boolean }>`
      select ${isErased} as erased from ${sql.table(table)} where id = ${id} and ${isPresent} for ${sql.raw(strength)}`,
  );
  if (!found) throw notFound(noun);
  if (found.erased) throw conflict('CONFLICT', sentence('order.erased'));
}
