import type { EntityManager } from '@mikro-orm/postgresql';
import type { AnyObject, ObjectSchema } from 'yup';
import type { StoredFields } from '../common/admin-entity/index.js';
import { storedAnswer } from './resource-answer.js';
import type { Declared, ResourceTable, RowOf } from './resource-table.js';

/** A declaration with the rules of a body. */
export interface DeclaredRules extends Declared {
  schema: ObjectSchema<AnyObject>;
  appended: Readonly<Record<string, string>>;
}

/**
 * How the fields of a resource and the columns of its table belong together: the declaration makes the columns, so that each field has one of its name.
 * @param columnsOf the columns of a whole, valid body, where they are not its fields
 * @param columnNames the columns that a field decides, where they are not the one of its name
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

/** Two lists as one, each entry once. */
const joined = (list: unknown, more: unknown): unknown[] => [
  ...new Set([...(list as unknown[]), ...(more as unknown[])]),
];
