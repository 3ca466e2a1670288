import type { EntityManager } from '@mikro-orm/postgresql';
import type { AnyObject, ObjectSchema } from 'yup';
import type { StoredFields } from '../common/admin-entity/index.js';
import { storedAnswer } from './resource-answer.js';
import type { Declared, ResourceTable, RowOf } from './resource-table.js';

/** A declaration with the schema of a body. */
export interface DeclaredRules extends Declared {
  schema: ObjectSchema<AnyObject>;
  appended: Readonly<Record<string, string>>;
}

/**
 * Maps the fields of a resource to the columns of its table and back. The table is made from the declaration, so each field has a column of the same
 * name.
 * @param columnsOf returns the columns for a whole, valid body, where these are not its fields
 * @param columnNames the columns that are written from a field, where these are not just the column of the same name
 */
export function resourceFields<Row extends RowOf<ResourceTable>>(
  table: ResourceTable<DeclaredRules>,
  columnsOf: (fields: object, em: EntityManager) => object = (fields) => fields,
  columnNames: Readonly<Record<string, readonly PropertyKey[] | undefined>> = {},
): StoredFields<Row, object> {
  const { schema, appended } = table.resource;
  const lists = Object.entries(appended);
  const fieldsOf = (body: Readonly<Record<string, unknown>>) => ({
    ...Object.fromEntries(Object.entries(body).filter(([field]) => field !== 'version' && !(field in appended))),
    ...Object.fromEntries(lists.map(([list, field]) => [field, joined(body[field], body[list])])),
  });
  return {
    schema,
    fieldsOf: (row) => storedAnswer(table, row),
    columnsOf: (body, { em }) => columnsOf(fieldsOf({ ...body }), em) as never,
    columnNames: { ...Object.fromEntries(lists.map(([list, field]) => [list, [field]])), ...columnNames },
  };
}

/** Joins two lists without repeats. */
const joined = (list: unknown, more: unknown): unknown[] => [
  ...new Set([...(list as unknown[]), ...(more as unknown[])]),
];
