import { isMoment, isMoney, languageName, TRANSLATED_LANGUAGES } from '@vitrine/schemas';
import type { AnySchema, InferType } from 'yup';
import { localTimeText, utcTimeText } from '../local-time.js';
import {
  inTranslations,
  type InTranslations,
  moneyText,
  savedLists,
  translatedList,
  translatedName,
  writtenTranslations,
} from '../form/index.js';

/** The part of a declaration of `@vitrine/schemas` that a form needs. */
interface Declared {
  fields: Readonly<Record<string, AnySchema>>;
  labels: Readonly<Record<string, string>>;
  translated: readonly string[];
  schema: AnySchema;
}

/** Numbers are texts as typed; '' stands for a missing value. */
type FormValue<Value> = NonNullable<Value> extends boolean | readonly unknown[] ? NonNullable<Value> : string;

type Translated<Of extends Declared> = Of['translated'][number] & keyof Of['fields'];

/** The values of a resource's form. */
export type ResourceValues<Of extends Declared> = {
  [Field in keyof Of['fields']]: FormValue<InferType<Of['fields'][Field]>>;
} & ([Translated<Of>] extends [never]
  ? unknown
  : { translations: InTranslations<{ [Field in Translated<Of>]: FormValue<InferType<Of['fields'][Field]>> }> });

/** The body that the API takes. */
type ResourceInput<Of extends Declared> = InferType<Of['schema']>;

/** A row of a resource with translations, or without. */
type Row =
  | { translations: { [Language in keyof InTranslations<object>]?: object | null } }
  | { version: number; translations?: never };

/** Adapts a form whose values differ from the fields, such as a time as it is typed. */
interface Adapted<Of extends Declared, Stored, Values> {
  /** Makes the form's values of the fields' values; `stored` is null for a new row. */
  toForm?: (values: ResourceValues<Of>, stored: Stored | null) => Values;
  /** Makes the fields' values of the form's values. */
  fromForm?: (values: Values) => object;
  /** Refuses what the form does not allow, besides the rules of the declaration. */
  refused?: (body: ResourceInput<Of>, values: Values) => { path: string; message: string } | undefined;
  /** Labels of the form's own fields. */
  labels?: Readonly<Record<string, string>>;
}

/**
 * The form of a resource, made from its declaration: labels, values of a row (of `null` the defaults), rules for the form's values, and the request's
 * body. Times are in the browser's time zone. Translated lists are checked as they will be saved, whole or not at all; numbers may have a decimal
 * comma, and amounts of money are parsed by their rule.
 */
export function resourceForm<Of extends Declared, Stored extends Row = Row, Values extends object = ResourceValues<Of>>(
  declaration: Of,
  adapted: Adapted<Of, Stored, Values> = {},
) {
  const form = declaredForm(declaration);
  const { toForm, fromForm = (values) => values, refused, labels } = adapted;
  const schema = form.schema
    .transform(fromForm)
    .transform(withWritten)
    .test('form', (body: ResourceInput<Of>, { originalValue, createError }) => {
      const refusal = refused?.(body, originalValue as Values);
      return refusal === undefined || createError(refusal);
    });
  return {
    labels: { ...form.labels, ...labels },
    schema,
    valuesOf: (stored: Stored | null): Values => {
      const values = form.valuesOf(stored);
      return toForm ? toForm(values, stored) : (values as unknown as Values);
    },
    bodyOf: (values: Values) => schema.cast(values, { assert: false }) as ResourceInput<Of>,
  };
}

function declaredForm<Of extends Declared>({ fields, labels: names, translated, schema: rules }: Of) {
  const named = Object.entries(fields);
  const withTranslations = (translations: InTranslations<object>) => (translated.length > 0 ? { translations } : {});
  const isList = (name: string) => fields[name]?.type === 'array';

  const labels = Object.fromEntries(
    Object.entries(names).flatMap(([name, label]) =>
      translated.includes(name)
        ? [
            [name, `${label} (German)`],
            ...TRANSLATED_LANGUAGES.map((language) => [
              translatedName(name, language),
              `${label} (${languageName(language)})`,
            ]),
          ]
        : [[name, label]],
    ),
  ) as Readonly<Record<string, string>>;

  const valuesOf = (row: Row | null): ResourceValues<Of> => {
    const german = (row ?? {}) as Readonly<Record<string, unknown>>;
    const values = Object.fromEntries(named.map(([name, field]) => [name, formValue(field, german[name])]));
    const translations = inTranslations((language) => {
      const stored = (row?.translations?.[language] ?? {}) as Readonly<Record<string, unknown>>;
      const texts = translated.map((name) => [
        name,
        isList(name) ? translatedList(values[name] as string[], stored[name] as string[]) : (stored[name] ?? ''),
      ]);
      return Object.fromEntries(texts) as object;
    });
    return { ...values, ...withTranslations(translations) } as ResourceValues<Of>;
  };

  const schema = rules.transform(
    (values: Record<string, unknown> & { translations?: Partial<InTranslations<object>> }): object => {
      const numbers = named
        .filter(([, field]) => field.type === 'number' && !isMoney(field))
        .map(([name]) => [name, withPoint(values[name])]);
      const moments = named
        .filter(([name, field]) => isMoment(field) && typeof values[name] === 'string')
        .map(([name]) => [name, utcTimeText(values[name] as string)]);
      const typed = inTranslations((language) => (values.translations?.[language] ?? {}) as Record<string, string[]>);
      const lists = translated.filter(isList).map(
        (name) =>
          [
            name,
            savedLists(
              (values[name] ?? []) as string[],
              inTranslations((language) => typed[language][name]),
            ),
          ] as const,
      );
      const translations = inTranslations((language) => ({
        ...typed[language],
        ...(Object.fromEntries(lists.map(([name, saved]) => [name, saved[language]])) as object),
      }));
      return {
        ...values,
        ...(Object.fromEntries([...numbers, ...moments]) as object),
        ...withTranslations(translations),
      };
    },
  );

  return { labels, valuesOf, schema };
}

function formValue(field: AnySchema, value: unknown): unknown {
  const known = value ?? (field.getDefault() as unknown);
  if (field.type === 'array') return known ?? [];
  if (isMoney(field)) return moneyText(known as number | null | undefined);
  if (isMoment(field)) return localTimeText(known as string | null | undefined);
  if (field.type === 'number') return typeof known === 'number' ? known.toString() : '';
  return known ?? '';
}

/** A body with only the translations in which anything is written. */
const withWritten = (body: { translations?: InTranslations<object> }): object =>
  body.translations ? { ...body, translations: writtenTranslations(body.translations) } : body;

/** A number that may have been typed with a decimal comma. */
const withPoint = (text: unknown): unknown => (typeof text === 'string' ? text.trim().replace(',', '.') : text);
