import type { EntityManager } from '@mikro-orm/postgresql';
import type { Schema } from 'yup';
import type { LastChange } from '../errors/api-error.js';
import { changedWhole } from './valid-whole.js';
import type { VersionedRow } from './stored-rows.js';

/** What the server alone sets on a row. */
type ServerColumns = keyof VersionedRow | 'createdAt' | 'updatedAt' | 'updatedBy';

/** The columns that a body decides; `Kept` names those of the entity that no body ever sets, such as counters. */
export type ColumnsOf<Row, Kept extends keyof Row = never> = Required<Omit<Row, ServerColumns | Kept>>;

/** What a body is turned into columns with. */
export interface WriteContext<Row> {
  em: EntityManager;
  /** The row before the change; for a new one its defaults. */
  row: Row;
  /** Whether the client sent a field; always true for a new row. */
  isSent: (field: string) => boolean;
}

/** Fields without a column of their name must say which columns they decide; other fields may. */
type ColumnNames<Fields, Columns> = {
  [Field in Exclude<keyof Fields, keyof Columns | 'version'>]-?: readonly (keyof Columns)[];
} & { [Field in keyof Fields & keyof Columns]?: readonly (keyof Columns)[] };

/**
 * How the fields of an admin body and the columns of an entity belong together. A field or column that is missing on either side is a type error.
 */
export interface StoredFields<Row extends VersionedRow, Fields extends object, Kept extends keyof Row = never> {
  schema: Schema<Fields> & { readonly fields: object };
  /** The present values as a body would give them. */
  fieldsOf: (row: Row) => Record<keyof Fields, unknown> & { version: number } & LastChange;
  /** The columns of a whole, valid body. */
  columnsOf: (fields: Fields, context: WriteContext<Row>) => ColumnsOf<Row, Kept> | Promise<ColumnsOf<Row, Kept>>;
  /** The columns that a field decides, where they are not the one of its name. */
  columnNames: ColumnNames<Fields, ColumnsOf<Row, Kept>>;
}

/** Fills a new row from a whole, valid body. */
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
 * @param changes the body as the client sent it; the row with the changes must obey the schema
 * @throws ApiError 409 `STALE_VERSION`, 400 `VALIDATION_FAILED`
 */
export async function changeRow<Row extends VersionedRow, Fields extends object, Kept extends keyof Row>(
  em: EntityManager,
  { schema, fieldsOf, columnsOf, columnNames }: StoredFields<Row, Fields, Kept>,
  row: Row,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const isSent = (field: string) => Object.hasOwn(changes, field);
  const whole = changedWhole<Schema<Fields>>(schema, fieldsOf(row), changes);
  const columns = await columnsOf(whole, { em, row, isSent });
  const names: Readonly<Record<string, readonly PropertyKey[] | undefined>> = columnNames;
  const sent = Object.keys(schema.fields).filter(isSent);
  const written = new Set(sent.flatMap((field): readonly PropertyKey[] => names[field] ?? [field]));
  Object.assign(row, Object.fromEntries(Object.entries(columns).filter(([column]) => written.has(column))));
}

/** For the class of an admin answer: it shows every field of a body but the named ones. */
export type Shows<Fields, Except extends keyof Fields = never> = Record<Exclude<keyof Fields, Except>, unknown>;
