import { EntitySchema, type EntityProperty, type EntitySchemaProperty } from '@mikro-orm/postgresql';
import type { AnySchema, InferType } from 'yup';
import { actingStaffEmail } from '../common/auth/acting-staff.js';
import type { Translations } from '../common/translations.js';

/** What an entity needs of a declaration of `@vitrine/schemas`. */
export interface Declared {
  name: string;
  /** The name without spaces. */
  typeName: string;
  fields: Readonly<Record<string, AnySchema>>;
  translated: readonly string[];
}

type Translated<Of extends Declared> = Of['translated'][number] & keyof Of['fields'];

/** The columns of what is declared: its fields, their translations, and what the server sets. */
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

type Column = Pick<EntityProperty, 'type'> & { nullable?: boolean; fieldName?: string };

/** By field what does not follow from its rule: the type of its column, such as of whole numbers, also with the column's name. */
export type ColumnsOf<Row extends object> = { readonly [Field in keyof Row]?: string | Column };

/**
 * The entity of a resource: one column a field, named as MikroORM does it.
 * @param tableName such as `stores`
 * @param columns of fields where they do not follow from the rule, and of what the server alone sets (`Own`)
 */
export function resourceEntity<Of extends Declared, Own extends object = object>(
  { typeName, fields }: Of,
  tableName: string,
  columns: ColumnsOf<Of['fields'] & Own> = {},
) {
  const entity = { [typeName]: class {} }[typeName] as EntityClassOf<ResourceRow<Of> & Own>;
  const declared = Object.entries(fields).map(([field, rule]): [string, Column] => [
    field,
    { type: columnType(rule), nullable: rule.spec.nullable },
  ]);
  const known = Object.fromEntries(declared);
  const given = Object.entries<string | Column | undefined>(columns).map(([field, column]) => [
    field,
    { ...known[field], ...(typeof column === 'string' ? { type: column } : column) },
  ]);
  const properties: Record<string, EntitySchemaProperty<unknown, never>> = {
    id: { type: 'uuid', primary: true },
    ...known,
    ...(Object.fromEntries(given) as Record<string, Column>),
    translations: { type: 'json' },
    version: { type: 'integer', version: true },
    createdAt: { type: 'timestamptz', onCreate: () => new Date() },
    updatedAt: { type: 'timestamptz', onCreate: () => new Date(), onUpdate: () => new Date() },
    updatedBy: { type: 'text', nullable: true, onCreate: actingStaffEmail, onUpdate: actingStaffEmail },
  };
  return { entity, schema: new EntitySchema({ class: entity as never, tableName, properties: properties as never }) };
}

const TYPES: Readonly<Record<string, string>> = { string: 'text', boolean: 'boolean', number: 'double' };

const columnType = ({ type }: AnySchema): string => TYPES[type] ?? 'json';
