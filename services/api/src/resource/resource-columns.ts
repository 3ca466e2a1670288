import { columnList } from '../database/select-list.js';
import type { Declared } from './resource-entity.js';

/** The columns of a `select` that reads what visitors see of a resource, and its translations. */
export const resourceColumns = ({ fields }: Declared): string =>
  columnList(['id', ...Object.keys(fields), 'translations']);
