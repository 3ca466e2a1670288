import { EntitySchema, type EntitySchemaProperty, type Type } from '@mikro-orm/postgresql';
import { TRANSLATED_LANGUAGES } from '@vitrine/schemas';
import type { AnySchema, InferType } from 'yup';
import { actingStaffEmail } from '../common/auth/acting-staff.js';
import type { Translations } from '../common/translations.js';
import { columnName } from '../database/select-list.js';
import { moment } from './moment.js';
import { APPEARS_IN } from '../common/publication/shown-rows.js';
import { picturesColumn } from '../files/media/pictures.js';

/** What a table needs of a declaration of `@vitrine/schemas`. */
export interface Declared {
  name: string;
  /** The name without spaces. */
  typeName: string;
  fields: Readonly<Record<string, AnySchema>>;
  translated: readonly string[];
}

type Translated<Of extends Declared> = Of['translated'][number] & keyof Of['fields'];

/** What the server sets on every row. */
interface StoredRow {
  /** UUID v7. */
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  updatedBy: string | null;
}

/** A row holds the declared fields, their translations where there are any, and what the server sets. */
type ResourceRow<Of extends Declared> = {
  -readonly [Field in keyof Of['fields']]: InferType<Of['fields'][Field]>;
} & StoredRow & {
    translations: Translations<{ [Field in Translated<Of>]: InferType<Of['fields'][Field]> }>;
  };

/** A class as MikroORM infers an entity from it: `prototype` has the type, too. */
type EntityClassOf<Row> = (new () => Row) & { prototype: Row };

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

/** Columns that no body decides, such as counters; `Kept` are their values. */
interface KeptColumns<Kept extends object> {
  columns: { [Property in keyof Kept]: Column };
  /** For the type alone. */
  values?: Kept;
}

/** Columns that no body decides, with the types of their values. */
export const kept = <Kept extends object>(columns: { [Property in keyof Kept]: Column }): KeptColumns<Kept> => ({
  columns,
});

interface TableOptions<
  Of extends Declared,
  Kept extends object,
  Shown extends keyof Kept,
  Pictured extends keyof Of['fields'],
> {
  /** Columns of fields, and of `translations`, that do not follow from the rules, such as whole numbers. */
  columns?: { [Field in keyof Of['fields'] | 'translations']?: Column };
  kept?: KeptColumns<Kept>;
  /** Which of the kept columns an answer has. */
  shown?: readonly Shown[];
  /** The flag beside `publishedAt`, where the rows are drafts, scheduled or published. */
  shownBy?: keyof Of['fields'] & string;
  /** The fields with paths of pictures whose sizes an answer has as `pictures`, in their order. */
  pictured?: readonly Pictured[];
}

/** A resource with its table, as what works on any of them knows it. */
export interface ResourceTable<Of extends Declared = Declared, Row extends StoredRow = StoredRow> {
  resource: Of;
  /** `id` and the names of the declared fields, in their order. */
  fieldNames: readonly string[];
  /** Those that visitors are told, who are not told the time of a publication. */
  visitorFieldNames: readonly string[];
  tableName: string;
  /** The class of a row. */
  entity: EntityClassOf<Row>;
  /** MikroORM's schema of it. */
  schema: EntitySchema;
  /** Reads the rows with what is known of their pictures. */
  select: string;
  /** The same with what the server sets. */
  adminSelect: string;
  /** The same of the rows that are switched on (`shownBy`), as `AppearingRow`; further conditions begin with `and`. */
  shownSelect: string;
  /** Kept columns that an answer has. */
  shown: readonly string[];
  /** Fields with paths of pictures. */
  pictured: readonly string[];
}

/** The row of a table. */
export type RowOf<Table extends ResourceTable> = Table['entity']['prototype'];

/**
 * The table of a resource: one column a field.
 * @param tableName such as `stores`
 */
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

/** The paths of a column as an SQL array: one path, or a list of them in JSON. */
const paths = (column: string, rule: AnySchema | undefined): string =>
  rule?.type === 'array' ? `array(select jsonb_array_elements_text(${column}))` : `array[${column}]`;

/** The paths of a field that has one path, in each further language, as an SQL array. */
const translatedPaths = (tableName: string, field: string): string =>
  `array[${TRANSLATED_LANGUAGES.map((language) => `${tableName}.translations #>> '{${language},${field}}'`).join(', ')}]`;

function selected(field: string, { fieldName = columnName(field), read }: Column): string {
  const value = read ? read(fieldName) : fieldName;
  return value === field ? field : `${value} as "${field}"`;
}
