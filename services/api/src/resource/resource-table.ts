import { EntitySchema, type EntitySchemaProperty, type Type } from '@mikro-orm/postgresql';
import type { AnySchema, InferType } from 'yup';
import { actingStaffEmail } from '../common/auth/acting-staff.js';
import type { Translations } from '../common/translations.js';
import { columnName } from '../database/select-list.js';

/** What a table needs of a declaration of `@vitrine/schemas`. */
export interface Declared {
  name: string;
  /** The name without spaces. */
  typeName: string;
  fields: Readonly<Record<string, AnySchema>>;
  translated: readonly string[];
}

type Translated<Of extends Declared> = Of['translated'][number] & keyof Of['fields'];

/** The columns of what is declared: its fields, their translations where it has any, and what the server sets. */
export type ResourceRow<Of extends Declared> = {
  -readonly [Field in keyof Of['fields']]: InferType<Of['fields'][Field]>;
} & {
  /** UUID v7. */
  id: string;
  translations: Translations<{ [Field in Translated<Of>]: InferType<Of['fields'][Field]> }>;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  updatedBy: string | null;
};

/** A class as MikroORM infers an entity from it: `prototype` has the type, too. */
export type EntityClassOf<Row> = (new () => Row) & { prototype: Row };

/** What of a column does not follow from the rule of its field. */
export interface Column {
  type?: string | (new () => Type<unknown, unknown>);
  /** Where it is not the field's name with `_` before lower-cased capitals. */
  fieldName?: string;
  columnType?: string;
  nullable?: boolean;
  default?: unknown;
  /** The value of the field by SQL, where that is not the column. */
  read?: (column: string) => string;
}

/** The columns of fields, and of `translations`, that do not follow from the rules. */
type Columns<Of extends Declared> = { [Field in keyof Of['fields'] | 'translations']?: Column };

/**
 * The table of a resource: one column a field.
 * @param tableName such as `stores`
 * @param special columns of fields that do not follow from the rules, such as whole numbers
 * @param kept columns that no body decides, such as counters
 * @returns the class of its rows, MikroORM's schema of it, and the columns of a `select`: `columns` without those of the server, with the translations, and
 * `adminColumns` for what staff see beside it
 */
export function resourceTable<Of extends Declared, Kept extends object = object>(
  { typeName, fields, translated }: Of,
  tableName: string,
  special: Columns<Of> = {},
  kept: { [Property in keyof Kept]: Column } = {} as { [Property in keyof Kept]: Column },
) {
  const entity = { [typeName]: class {} }[typeName] as EntityClassOf<ResourceRow<Of> & Kept>;
  const own = Object.entries(fields).map(([field, rule]): [string, Column] => [
    field,
    { type: TYPES[rule.type] ?? 'json', nullable: rule.spec.nullable, ...special[field] },
  ]);
  if (translated.length > 0) own.push(['translations', { type: 'json', ...special.translations }]);
  const all = [...own, ...Object.entries<Column>(kept)];
  const properties: Record<string, EntitySchemaProperty<unknown, never>> = {
    id: { type: 'uuid', primary: true },
    ...Object.fromEntries(all.map(([field, column]) => [field, property(column)])),
    version: { type: 'integer', version: true },
    createdAt: { type: 'timestamptz', onCreate: () => new Date() },
    updatedAt: { type: 'timestamptz', onCreate: () => new Date(), onUpdate: () => new Date() },
    updatedBy: { type: 'text', nullable: true, onCreate: actingStaffEmail, onUpdate: actingStaffEmail },
  };
  return {
    entity,
    schema: new EntitySchema({ class: entity as never, tableName, properties: properties as never }),
    columns: ['id', ...all.map(([field, column]) => selected(field, column))].join(', '),
    adminColumns: SERVER_FIELDS.map((field) => selected(field, {})).join(', '),
  };
}

const SERVER_FIELDS = ['version', 'createdAt', 'updatedAt', 'updatedBy'] as const;

const TYPES: Readonly<Record<string, string>> = { string: 'text', boolean: 'boolean', number: 'double' };

const property = ({ read: _, ...column }: Column) => column as EntitySchemaProperty<unknown, never>;

function selected(field: string, { fieldName = columnName(field), read }: Column): string {
  const value = read ? read(fieldName) : fieldName;
  return value === field ? field : `${value} as "${field}"`;
}
