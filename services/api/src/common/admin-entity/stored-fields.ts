import type { EntityManager } from '@mikro-orm/postgresql';
import type { Schema } from 'yup';
import type { LastChange } from '../errors/api-error.js';
import { mergeAndValidate } from './validate-with-schema.js';
import type { VersionedRow } from './stored-rows.js';

/** Columns that only the server sets. */
type ServerColumns = keyof VersionedRow | 'createdAt' | 'updatedAt' | 'updatedBy';

/** The columns that a body sets; `Kept` names the entity's columns that no body sets, such as counters. */
export type ColumnsOf<Row, Kept extends keyof Row = never> = Required<Omit<Row, ServerColumns | Kept>>;

/** The context in which a body is converted to columns. */
export interface WriteContext<Row> {
  em: EntityManager;
  /** The row before the change; for a new one its defaults. */
  row: Row;
  /** Whether the client sent a field; always true for a new row. */
  isSent: (field: string) => boolean;
}

/** Fields without a column of the same name must name the columns that they set; other fields may. */
type ColumnNames<Fields, Columns> = {
  [Field in Exclude<keyof Fields, keyof Columns | 'version'>]-?: readonly (keyof Columns)[];
} & { [Field in keyof Fields & keyof Columns]?: readonly (keyof Columns)[] };

/**
 * Maps the fields of an admin body to the columns of an entity. A field or column that is missing on either side is a type error.
 */
export interface StoredFields<Row extends VersionedRow, Fields extends object, Kept extends keyof Row = never> {
  schema: Schema<Fields> & { readonly fields: object };
  /** The row's values in the form of a body. */
  fieldsOf: (row: Row) => Record<keyof Fields, unknown> & { version: number } & LastChange;
  /** The columns of a complete, valid body. */
  columnsOf: (fields: Fields, context: WriteContext<Row>) => ColumnsOf<Row, Kept> | Promise<ColumnsOf<Row, Kept>>;
  /** The columns that a field sets, where this is not just the column of the same name. */
  columnNames: ColumnNames<Fields, ColumnsOf<Row, Kept>>;
}

/** Fills a new row from a complete, valid body. */
export async function fillRow<Row extends VersionedRow, Fields extends object, Kept extends keyof Row>(
  em: EntityManager,
  { columnsOf }: StoredFields<Row, Fields, Kept>,
  row: Row,
  fields: Fields,
): Promise<Row> {
  return Object.assign(row, await columnsOf(fields, { em, row, isSent: () => true }));
}

/**
 * Changes a row by any subset of its fields (contract: `PUT`). Only columns of fields that the client sent are written.
 * @param changes the body as the client sent it; the changed row must match the schema
 * @throws ApiError 409 `STALE_VERSION`, 400 `VALIDATION_FAILED`
 */
export async function changeRow<Row extends VersionedRow, Fields extends object, Kept extends keyof Row>(
  em: EntityManager,
  { schema, fieldsOf, columnsOf, columnNames }: StoredFields<Row, Fields, Kept>,
  row: Row,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const isSent = (field: string) => Object.hasOwn(changes, field);
  const whole = mergeAndValidate<Schema<Fields>>(schema, fieldsOf(row), changes);
  const columns = await columnsOf(whole, { em, row, isSent });
  const names: Readonly<Record<string, readonly PropertyKey[] | undefined>> = columnNames;
  const sent = Object.keys(schema.fields).filter(isSent);
  const written = new Set(sent.flatMap((field): readonly PropertyKey[] => names[field] ?? [field]));
  Object.assign(row, Object.fromEntries(Object.entries(columns).filter(([column]) => written.has(column))));
}

/** For the class of an admin answer: it must have every field of a body except the named ones. */
export type Shows<Fields, Except extends keyof Fields = never> = Record<Exclude<keyof Fields, Except>, unknown>;
