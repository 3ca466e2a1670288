import { EntitySchema, type EntitySchemaProperty, type Type } from '@mikro-orm/postgresql';
import { TRANSLATED_LANGUAGES } from '@vitrine/schemas';
import type { AnySchema, InferType } from 'yup';
import { actingStaffEmail } from '../common/auth/acting-staff.js';
import type { Translations } from '../common/translations.js';
import { columnName } from '../database/select-list.js';
import { moment } from './moment.js';
import { APPEARS_IN } from '../common/publication/shown-rows.js';
import { picturesColumn } from '../files/media/pictures.js';

/** The parts of a declaration of `@vitrine/schemas` that a table is made from. */
export interface Declared {
  name: string;
  /** The name without spaces. */
  typeName: string;
  fields: Readonly<Record<string, AnySchema>>;
  translated: readonly string[];
}

type Translated<Of extends Declared> = Of['translated'][number] & keyof Of['fields'];

/** The fields that the server sets on every row. */
interface StoredRow {
  /** UUID v7. */
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  updatedBy: string | null;
}

/** A row has the declared fields, their translations if there are any, and the fields that the server sets. */
type ResourceRow<Of extends Declared> = {
  -readonly [Field in keyof Of['fields']]: InferType<Of['fields'][Field]>;
} & StoredRow & {
    translations: Translations<{ [Field in Translated<Of>]: InferType<Of['fields'][Field]> }>;
  };

/** A class from which MikroORM infers an entity; it needs the type on `prototype`, too. */
type EntityClassOf<Row> = (new () => Row) & { prototype: Row };

/** The options of a column that are not derived from the rule of its field. */
export interface Column {
  type?: string | (new () => Type<unknown, unknown>);
  /** Name of the column, if it is not the field's name in snake case. */
  fieldName?: string;
  columnType?: string;
  nullable?: boolean;
  default?: unknown;
  /** Makes the SQL that reads the field, if it is not just the column. */
  read?: (column: string) => string;
}

/** Columns that no body can set, such as counters; `Kept` has the types of their values. */
interface KeptColumns<Kept extends object> {
  columns: { [Property in keyof Kept]: Column };
  /** Only for type inference. */
  values?: Kept;
}

/** Declares columns that no body can set, with the types of their values. */
export const kept = <Kept extends object>(columns: { [Property in keyof Kept]: Column }): KeptColumns<Kept> => ({
  columns,
});

interface TableOptions<
  Of extends Declared,
  Kept extends object,
  Shown extends keyof Kept,
  Pictured extends keyof Of['fields'],
> {
  /** Options of columns that are not derived from the rules, such as whole numbers; also for `translations`. */
  columns?: { [Field in keyof Of['fields'] | 'translations']?: Column };
  kept?: KeptColumns<Kept>;
  /** The kept columns that an answer has. */
  shown?: readonly Shown[];
  /** The flag beside `publishedAt`, if rows can be drafts, scheduled or published. */
  shownBy?: keyof Of['fields'] & string;
  /** The fields with paths of pictures, whose sizes an answer has as `pictures`, in this order. */
  pictured?: readonly Pictured[];
}

/** A resource with its table, for code that works with any resource. */
export interface ResourceTable<Of extends Declared = Declared, Row extends StoredRow = StoredRow> {
  resource: Of;
  /** `id` and the names of the declared fields, in their order. */
  fieldNames: readonly string[];
  /** The fields for visitors, without the publication time. */
  visitorFieldNames: readonly string[];
  tableName: string;
  /** The class of a row. */
  entity: EntityClassOf<Row>;
  /** MikroORM's schema of the table. */
  schema: EntitySchema;
  /** Reads the rows with the known facts of their pictures. */
  select: string;
  /** The same with the fields that the server sets. */
  adminSelect: string;
  /** The same for the rows whose flag `shownBy` is on, as `AppearingRow`; further conditions begin with `and`. */
  shownSelect: string;
  /** Kept columns that an answer has. */
  shown: readonly string[];
  /** Fields with paths of pictures. */
  pictured: readonly string[];
}

/** The row of a table. */
export type RowOf<Table extends ResourceTable> = Table['entity']['prototype'];

/** Makes the table of a resource, with one column for each field. @param tableName such as `stores` */
export function resourceTable<
  Of extends Declared,
  Kept extends object = object,
  const Shown extends keyof Kept & string = never,
  const Pictured extends keyof Of['fields'] & string = never,
>(resource: Of, tableName: string, options: TableOptions<Of, Kept, Shown, Pictured> = {}) {
  const { typeName, fields, translated } = resource;
  const { shown = [], pictured = [], shownBy } = options;
  const special: Readonly<Record<string, Column | undefined>> = {
    ...(shownBy !== undefined && { publishedAt: moment('published_at') }),
    ...options.columns,
  };
  const entity = { [typeName]: class {} }[typeName] as EntityClassOf<ResourceRow<Of> & Kept>;
  const own = Object.entries(fields).map(([field, rule]): [string, Column] => [
    field,
    { type: TYPES[rule.type] ?? 'json', nullable: rule.spec.nullable, ...special[field] },
  ]);
  if (translated.length > 0) own.push(['translations', { type: 'json', ...special['translations'] }]);
  const all = [...own, ...Object.entries<Column>(options.kept?.columns ?? {})];
  const properties: Record<string, EntitySchemaProperty<unknown, never>> = {
    id: { type: 'uuid', primary: true },
    ...Object.fromEntries(all.map(([field, column]) => [field, property(column)])),
    version: { type: 'integer', version: true },
    createdAt: { type: 'timestamptz', onCreate: () => new Date() },
    updatedAt: { type: 'timestamptz', onCreate: () => new Date(), onUpdate: () => new Date() },
    updatedBy: { type: 'text', nullable: true, onCreate: actingStaffEmail, onUpdate: actingStaffEmail },
  };
  const pictures = pictured.flatMap((field) => [
    paths(`${tableName}.${columnName(field)}`, fields[field]),
    ...(translated.includes(field) ? [translatedPaths(tableName, field)] : []),
  ]);
  const columns = [
    'id',
    ...all.map(([field, column]) => selected(field, column)),
    ...(pictures.length > 0 ? [picturesColumn(pictures.join(' || '))] : []),
  ];
  const adminColumns = [...columns, ...SERVER_FIELDS.map((field) => selected(field, {}))];
  const fieldNames = ['id', ...Object.keys(fields)];
  return {
    resource,
    fieldNames,
    visitorFieldNames: fieldNames.filter((field) => shownBy === undefined || field !== 'publishedAt'),
    tableName,
    entity,
    schema: new EntitySchema({ class: entity as never, tableName, properties: properties as never }) as EntitySchema,
    select: `select ${columns.join(', ')} from ${tableName}`,
    adminSelect: `select ${adminColumns.join(', ')} from ${tableName}`,
    shownSelect: `select ${[...adminColumns, APPEARS_IN].join(', ')} from ${tableName} where ${columnName(shownBy ?? 'true')}`,
    shown,
    pictured,
  } satisfies ResourceTable;
}

const SERVER_FIELDS = ['version', 'createdAt', 'updatedAt', 'updatedBy'] as const;

const TYPES: Readonly<Record<string, string>> = { string: 'text', boolean: 'boolean', number: 'double' };

const property = ({ read: _, ...column }: Column) => column as EntitySchemaProperty<unknown, never>;

/** SQL array of the paths in a column, which has one path or a JSON list. */
const paths = (column: string, rule: AnySchema | undefined): string =>
  rule?.type === 'array' ? `array(select jsonb_array_elements_text(${column}))` : `array[${column}]`;

/** SQL array of the translated paths of a field that has one path. */
const translatedPaths = (tableName: string, field: string): string =>
  `array[${TRANSLATED_LANGUAGES.map((language) => `${tableName}.translations #>> '{${language},${field}}'`).join(', ')}]`;

function selected(field: string, { fieldName = columnName(field), read }: Column): string {
  const value = read ? read(fieldName) : fieldName;
  return value === field ? field : `${value} as "${field}"`;
}
