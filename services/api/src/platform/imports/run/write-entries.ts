import { sql } from 'kysely';
import { change, run, type Queryable } from '../../../database/database.js';
import { missingFiles } from '../../../files/media/removal/named-files.js';
import { anyOf } from '../../../database/expressions.js';
import type { RowColumns } from '../plan/row-columns.js';
import type { PlannedBatch } from './planned-file.js';

/** An entry or file has changed since the rows were planned, so they must be planned again. */
export class ChangedMeanwhile extends Error {
  constructor() {
    super('Entries or files have changed since the rows were planned');
    this.name = 'ChangedMeanwhile';
  }
}

/** Locks all entries that are changed, by id as every other transaction that locks several: the same order prevents deadlocks. */
export async function lockEntries(connection: Queryable, { table }: RowColumns, ids: readonly string[]): Promise<void> {
  await run(
    connection,
    sql`select from ${sql.table(table)} where id = ${anyOf(ids, 'uuid')} order by id for no key update`,
  );
}

/**
 * Writes a batch of new entries, or of changed ones, like single changes: versions rise, and the tables' triggers notify caches, search and events.
 * @param by who wrote them
 * @throws ChangedMeanwhile
 */
export async function writeEntries(
  connection: Queryable,
  columns: RowColumns,
  { isNew, count, values, files }: PlannedBatch,
  by: string,
): Promise<void> {
  const written = await change(connection, isNew ? inserting(columns, values, by) : updating(columns, values, by));
  if (written !== count) throw new ChangedMeanwhile();
  const missing = await missingFiles((statement) => run(connection, statement), columns.table, files);
  if (missing.size > 0) throw new ChangedMeanwhile();
}

const given = ({ table }: RowColumns, values: string) =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${values}::json)`;

const inserting = (columns: RowColumns, values: string, by: string) => {
  const names = columns.names.map((name) => sql.ref(name));
  return sql`
    insert into ${sql.table(columns.table)} (id, created_at, updated_at, updated_by, ${sql.join(names)})
    select id, now(), now(), ${by}, ${sql.join(names)} from ${given(columns, values)}`;
};

const updating = (columns: RowColumns, values: string, by: string) => {
  const assigned = columns.names.map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`);
  return sql`
    update ${sql.table(columns.table)} as entry
    set version = entry.version + 1, updated_at = now(), updated_by = ${by}, ${sql.join(assigned)}
    from ${given(columns, values)} as given
    where entry.id = given.id and entry.version = given.version`;
};
