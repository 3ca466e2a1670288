import { ApiExtraModels, type ApiPropertyOptions, IntersectionType } from '@nestjs/swagger';
import type { Type } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '@vitrine/schemas';
import type { AnySchema, InferType } from 'yup';
import { AdminFieldsDto, adminFields } from '../common/admin-entity/index.js';
import { documentedClass, TRANSLATIONS, translationsClass } from '../common/swagger/documented-class.js';
import { jsonSchema } from '../common/swagger/json-schema.js';
import { inLanguage } from '../common/translations.js';
import { ApiPictures } from '../files/media/api-pictures.js';
import { PictureDto } from '../files/media/picture.dto.js';
import { getPictures, type KnownPictures, type Pictures } from '../files/media/pictures.js';
import type { ResourceTable, RowOf } from './resource-table.js';

/** An answer with the declared fields. */
type Answer<Table extends ResourceTable> = { id: string } & {
  [Field in keyof Table['resource']['fields']]: InferType<Table['resource']['fields'][Field]>;
} & Pick<RowOf<Table>, Table['shown'][number] & keyof RowOf<Table>> &
  ([Table['pictured'][number]] extends [never] ? unknown : { pictures: Pictures });

/** The answer to visitors. */
type VisitorAnswer<Table extends ResourceTable> = Omit<Answer<Table>, 'publishedAt'>;

/** The answer to staff. */
export type AdminAnswer<Table extends ResourceTable> = Answer<Table> &
  AdminFieldsDto &
  ([Table['resource']['translated'][number]] extends [never]
    ? unknown
    : Pick<RowOf<Table>, 'translations' & keyof RowOf<Table>>);

/** The pictures that a read adds to a row whose answer has `pictures`. */
interface WithPictures {
  pictures?: KnownPictures | null;
}

/**
 * Makes the base class of an answer: the fields of a resource, documented by its declaration, and the sizes of its pictures.
 * @param more further options for the OpenAPI document, such as the name of an `enum`; for a kept column all options
 */
export function ResourceAnswer<Table extends ResourceTable>(
  { resource: { fields }, shown, pictured }: Table,
  more: { [Field in keyof Table['resource']['fields'] | Table['shown'][number]]?: ApiPropertyOptions } = {},
) {
  const details: Readonly<Record<string, ApiPropertyOptions | undefined>> = more;
  const id: ApiPropertyOptions = { type: String, format: 'uuid', description: 'UUID v7.' };
  const own = Object.entries(fields).map(([field, rule]) => [field, documented(rule, details[field])] as const);
  const kept = shown.map((field) => [field, details[field] ?? {}] as const);
  const made = documentedClass<Answer<Table>>('Answer', { id, ...Object.fromEntries([...own, ...kept]) });
  if (pictured.length > 0) {
    ApiPictures()(made.prototype as object, 'pictures');
    ApiExtraModels(PictureDto)(made);
  }
  return made;
}

/** Makes the base class of an answer to staff: an answer with the fields that the server sets and the translations. */
export const ResourceAdminAnswer = <Table extends ResourceTable, Seen>(table: Table, answer: Type<Seen>) =>
  IntersectionType(answer, AdminFieldsDto, translationsOf(table));

function translationsOf<Table extends ResourceTable>({ resource: { typeName, fields, translated } }: Table) {
  const texts = translated.map((field) => [field, documented(fields[field] as AnySchema, OPTIONAL)] as const);
  const type = documentedClass(`${typeName}TextsDto`, Object.fromEntries(texts));
  return documentedClass<Pick<RowOf<Table>, 'translations' & keyof RowOf<Table>>>('Translations', {
    translations: {
      type: translationsClass(typeName, type),
      description: TRANSLATIONS,
    },
  });
}

const OPTIONAL: ApiPropertyOptions = { required: false, nullable: true };

/** The values of a row in the form of a body, with the fields that the server sets. */
export const storedAnswer = <Table extends ResourceTable>({ resource, fieldNames }: Table, row: RowOf<Table>) => ({
  ...picked(row, fieldNames),
  ...(resource.translated.length > 0 && picked(row, ['translations'])),
  ...adminFields(row),
});

/** A row as staff see it. */
export const toAdminAnswer = <Table extends ResourceTable>(table: Table, row: RowOf<Table> & WithPictures) =>
  ({
    ...storedAnswer(table, row),
    ...beside(table, row, picturePaths(table, row), DEFAULT_LANGUAGE),
  }) as unknown as AdminAnswer<Table>;

/** A row as visitors see it, its texts in a language. */
export function toAnswer<Table extends ResourceTable>(
  table: Table,
  row: RowOf<Table> & WithPictures,
  language: Language,
): VisitorAnswer<Table> {
  const answer = picked(row, table.visitorFieldNames);
  for (const field of table.resource.translated) answer[field] = inLanguage(row as never, field as never, language);
  for (const name of table.shown) answer[name] = row[name as keyof typeof row];
  if (table.pictured.length > 0) {
    // The paths of this language alone, because an answer to visitors has no translations.
    const paths = table.pictured.flatMap((field) => answer[field] as string | null | string[]);
    answer['pictures'] = getPictures(row.pictures ?? null, paths, language);
  }
  return answer as unknown as VisitorAnswer<Table>;
}

/** The paths of the pictures of a row, including those in its translations. */
export const picturePaths = ({ pictured }: ResourceTable, row: object): (string | null)[] =>
  [row, ...translationsIn(row)].flatMap((texts) => Object.values(picked(texts, pictured)).flat()) as (string | null)[];

const translationsIn = (row: { translations?: object }): object[] => Object.values(row.translations ?? {}) as object[];

/** The parts of an answer beside the fields: shown kept columns, and the sizes of the pictures. */
const beside = (
  table: ResourceTable,
  row: WithPictures,
  paths: readonly (string | null)[],
  language: Language,
): object => ({
  ...picked(row, table.shown),
  ...(table.pictured.length > 0 && { pictures: getPictures(row.pictures ?? null, paths, language) }),
});

/** A plain loop, because uncached lists spend most of their own time here. */
function picked(row: object, names: readonly string[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name of names) values[name] = row[name as keyof typeof row];
  return values;
}

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
