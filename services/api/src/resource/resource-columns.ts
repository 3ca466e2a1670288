import { columnList } from '../database/select-list.js';
import type { ColumnsOf, Declared } from './resource-entity.js';

/**
 * The columns of a `select` that reads what visitors see of a resource, and its translations.
 * @param columns as its entity has them
 */
export function resourceColumns({ fields }: Declared, columns: ColumnsOf<Record<string, unknown>> = {}): string {
  const properties = new Set(['id', ...Object.keys(fields), ...Object.keys(columns), 'translations']);
  return columnList([...properties], (property) => {
    const column = columns[property];
    return typeof column === 'object' ? column.fieldName : undefined;
  });
}
