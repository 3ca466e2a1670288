import type { EntityManager } from '@mikro-orm/postgresql';
import { TRASH_KINDS, type TrashKind } from '@vitrine/schemas';
import { sql } from 'kysely';
import { actingStaffEmail } from '../../common/auth/acting-staff.js';
import type { DB } from '../../database/tables.js';

const isKind = (table: string): table is TrashKind => Object.hasOwn(TRASH_KINDS, table);

/** Copies a row to the trash before it is deleted, as the transaction sees it. @throws Error for a table that is not among `TRASH_KINDS` */
export async function putInTrash(em: EntityManager, kind: string, id: string): Promise<void> {
  if (!isKind(kind)) throw new Error(`Rows of ${kind} do not go to the trash`);
  const connection = em.getKysely<DB>();
  // The removal of files locks tables in the order of their names; the same order here (`trash` is after every kind) prevents deadlocks.
  await sql`lock table ${sql.table(kind)} in row exclusive mode`.execute(connection);
  const names = TRASH_KINDS[kind].names.map((column) => sql`nullif(entry.${sql.ref(column)}, '')`);
  await sql`
    insert into trash (id, kind, name, data, deleted_by)
    select entry.id, ${kind}, coalesce(${sql.join(names)}, ''), to_json(entry), ${actingStaffEmail()}
    from ${sql.table(kind)} as entry where entry.id = ${id}`.execute(connection);
}
