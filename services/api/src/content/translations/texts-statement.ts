import { TRANSLATED_KINDS, type TranslatedKind, type TranslatedLanguage } from '@vitrine/schemas';
import { sql, type RawBuilder } from 'kysely';
import { columnName } from '../../database/select-list.js';

/** The texts of an entry in each language, in the form that `missingTexts` counts. */
export interface TextsRow {
  kind: TranslatedKind;
  texts: Readonly<Record<string, unknown>>;
}

const isList = (kind: TranslatedKind, field: string): boolean =>
  (TRANSLATED_KINDS[kind].lists as readonly string[]).includes(field);

/** The first character that is not white space, which is enough to know whether there is a text, without reading whole articles. */
const glimpse = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`substring(${text} from '\\S')`;

const object = (entries: readonly (readonly [string, RawBuilder<unknown>])[]): RawBuilder<unknown> =>
  sql`jsonb_build_object(${sql.join(entries.flatMap(([name, value]) => [sql.lit(name), value]))})`;

/** The product's own features; those of the library are translated there. */
const OWN_FEATURES = sql`(select jsonb_agg(case when feature ->> 'id' is null then feature ->> 'title' else '' end order by place)
  from jsonb_array_elements(features) with ordinality as each (feature, place))`;

function german(kind: TranslatedKind, field: string): RawBuilder<unknown> {
  if (kind === 'products' && field === 'features') return OWN_FEATURES;
  const column = sql.ref(columnName(field));
  return isList(kind, field) ? column : glimpse(column);
}

function translated(kind: TranslatedKind, field: string, language: TranslatedLanguage): RawBuilder<unknown> {
  const path = sql.lit(`{${language},${field}}`);
  return isList(kind, field) ? sql`translations #> ${path}` : glimpse(sql`translations #>> ${path}`);
}

/** Reads the German texts and their translations into some languages, for every entry of some kinds. */
export const textsOf = (
  kinds: readonly TranslatedKind[],
  languages: readonly TranslatedLanguage[],
): RawBuilder<TextsRow> =>
  sql<TextsRow>`${sql.join(
    kinds.map((kind) => {
      const fields: readonly string[] = TRANSLATED_KINDS[kind].texts;
      const translations = languages.map(
        (language) => [language, object(fields.map((field) => [field, translated(kind, field, language)]))] as const,
      );
      const texts = object([
        ...fields.map((field) => [field, german(kind, field)] as const),
        ['translations', object(translations)],
      ]);
      return sql`select ${sql.lit(kind)} as kind, ${texts} as texts from ${sql.table(TRANSLATED_KINDS[kind].table)}`;
    }),
    sql` union all `,
  )}`;
