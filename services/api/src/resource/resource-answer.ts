import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import type { Language } from '@vitrine/schemas';
import type { AnySchema, InferType } from 'yup';
import { type AdminFieldsDto, adminFields } from '../common/admin-entity/index.js';
import { jsonSchema } from '../common/swagger/json-schema.js';
import { inLanguage } from '../common/translations.js';
import type { Declared, ResourceRow } from './resource-table.js';

type Answer<Of extends Declared> = { id: string } & { [Field in keyof Of['fields']]: InferType<Of['fields'][Field]> };

/**
 * For the class of an answer: the fields of a resource, documented by its declaration.
 * @param more what the document says beside that, such as the name of an `enum`
 */
export function ResourceAnswer<Of extends Declared>(
  { fields }: Of,
  more: { [Field in keyof Of['fields']]?: ApiPropertyOptions } = {},
) {
  const id: ApiPropertyOptions = { type: String, format: 'uuid', description: 'UUID v7.' };
  const own = Object.entries(fields).map(([field, rule]) => [field, documented(rule, more[field])] as const);
  return documentedClass<Answer<Of>>('Answer', { id, ...Object.fromEntries(own) });
}

/** For the class of an answer to staff: the English texts of a resource. */
export function TranslationsAnswer<Of extends Declared>({ typeName, fields, translated }: Of) {
  const texts = translated.map((field) => [field, documented(fields[field] as AnySchema, OPTIONAL)] as const);
  const english = documentedClass(`${typeName}EnglishDto`, Object.fromEntries(texts));
  const languages = documentedClass(`${typeName}TranslationsDto`, {
    en: { type: english, required: false, description: 'English texts; one that is left out falls back to German' },
  });
  return documentedClass<Pick<ResourceRow<Of>, 'translations'>>('Translations', {
    translations: { type: languages, description: 'English texts beside the German ones' },
  });
}

const OPTIONAL: ApiPropertyOptions = { required: false, nullable: true };

/** A row as staff see it, without what a domain adds, such as pictures. */
export type AdminAnswer<Of extends Declared> = Answer<Of> &
  AdminFieldsDto &
  ([Of['translated'][number]] extends [never] ? unknown : Pick<ResourceRow<Of>, 'translations'>);

/** A row as staff see it, but for its pictures. */
export const toAdminAnswer = <Of extends Declared>({ fields, translated }: Of, row: ResourceRow<Of>): AdminAnswer<Of> =>
  ({
    ...own(fields, row),
    ...(translated.length > 0 && { translations: row.translations }),
    ...adminFields(row),
  }) as AdminAnswer<Of>;

/** A row as visitors see it, but for its pictures. */
export function toAnswer<Of extends Declared>({ fields, translated }: Of, row: ResourceRow<Of>, language: Language) {
  const texts = translated.map((field) => [field, inLanguage(row, field as never, language)] as const);
  return { ...own(fields, row), ...(Object.fromEntries(texts) as object) };
}

const own = <Of extends Declared>(fields: Of['fields'], row: ResourceRow<Of>): Answer<Of> =>
  Object.fromEntries(['id', ...Object.keys(fields)].map((field) => [field, row[field as keyof typeof row]])) as never;

function documented(rule: AnySchema, more: ApiPropertyOptions = {}): ApiPropertyOptions {
  const { type, description, format, example, enum: values, items, additionalProperties } = jsonSchema(rule);
  const nullable = rule.spec.nullable ? { nullable: true } : {};
  const details = { description, format, example, enum: values, items, additionalProperties };
  const given = Object.entries(details).filter(([, value]) => value !== undefined);
  return {
    type: [type].flat().find((name) => name !== 'null'),
    ...nullable,
    ...Object.fromEntries(given),
    ...more,
  } as ApiPropertyOptions;
}

function documentedClass<Instance>(name: string, properties: Readonly<Record<string, ApiPropertyOptions>>) {
  const made = { [name]: class {} }[name] as new () => Instance;
  for (const [property, options] of Object.entries(properties))
    ApiProperty(options)(made.prototype as object, property);
  return made;
}
