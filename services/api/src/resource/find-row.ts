import { notFound } from '../common/errors/api-error.js';
import { type AppearingRow, isShown } from '../common/publication/shown-rows.js';
import type { Database } from '../database/database.js';
import type { ResourceTable, RowOf } from './resource-table.js';

/** A row that visitors see, by a unique column. @throws ApiError 404, also for a row that is not published yet */
export async function findShown<Table extends ResourceTable>(
  database: Database,
  table: Table,
  column: string,
  value: string,
): Promise<RowOf<Table>> {
  const select = `${table.shownSelect} and ${column} = $1`;
  const [row] = await database.forVisitors.query<RowOf<Table> & AppearingRow>(select, [value]);
  if (!row || !isShown(row)) throw notFound(table.resource.name);
  return row;
}

/** A row for its preview, whether visitors see it or not. @throws ApiError 404 */
export async function findForPreview<Table extends ResourceTable>(
  database: Database,
  table: Table,
  id: string,
): Promise<RowOf<Table>> {
  const [row] = await database.query<RowOf<Table>>(`${table.adminSelect} where id = $1`, [id]);
  if (!row) throw notFound(table.resource.name);
  return row;
}
