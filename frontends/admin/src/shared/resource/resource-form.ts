import { isMoney } from '@vitrine/schemas';
import type { AnySchema, InferType } from 'yup';
import { englishList, englishName, moneyText, savedEnglishList } from '../form/index.js';

/** What a form needs of a declaration of `@vitrine/schemas`. */
interface Declared {
  fields: Readonly<Record<string, AnySchema>>;
  labels: Readonly<Record<string, string>>;
  translated: readonly string[];
  schema: AnySchema;
}

/** Numbers are texts as typed, and '' is what is not given. */
type FormValue<Value> = NonNullable<Value> extends boolean | readonly unknown[] ? NonNullable<Value> : string;

type Translated<Of extends Declared> = Of['translated'][number] & keyof Of['fields'];

/** What the form of a resource holds. */
export type ResourceValues<Of extends Declared> = {
  [Field in keyof Of['fields']]: FormValue<InferType<Of['fields'][Field]>>;
} & ([Translated<Of>] extends [never]
  ? unknown
  : { translations: { en: { [Field in Translated<Of>]: FormValue<InferType<Of['fields'][Field]>> } } });

/** The body that the API takes. */
export type ResourceInput<Of extends Declared> = InferType<Of['schema']>;

/** A row of a resource with translations, or without. */
type Row = { translations: { en?: object | null } } | { version: number; translations?: never };

/**
 * The form of a resource, made from its declaration: labels, values of a row (of `null` the defaults), rules on what the form holds, and the body of it.
 * English lists are checked as they will be saved, whole or not at all; numbers may have a decimal comma, and amounts of money are read by their rule.
 */
export function resourceForm<Of extends Declared>({ fields, labels: names, translated, schema: rules }: Of) {
  const named = Object.entries(fields);
  const english = (en: object) => (translated.length > 0 ? { translations: { en } } : {});
  const isList = (name: string) => fields[name]?.type === 'array';

  const labels = Object.fromEntries(
    Object.entries(names).flatMap(([name, label]) =>
      translated.includes(name)
        ? [
            [name, `${label} (German)`],
            [englishName(name), `${label} (English)`],
          ]
        : [[name, label]],
    ),
  ) as Readonly<Record<string, string>>;

  const valuesOf = (row: Row | null): ResourceValues<Of> => {
    const german = (row ?? {}) as Readonly<Record<string, unknown>>;
    const stored = (row?.translations?.en ?? {}) as Readonly<Record<string, unknown>>;
    const values = Object.fromEntries(named.map(([name, field]) => [name, formValue(field, german[name])]));
    const en = translated.map((name) => [
      name,
      isList(name) ? englishList(values[name] as string[], stored[name] as string[]) : (stored[name] ?? ''),
    ]);
    return { ...values, ...english(Object.fromEntries(en) as object) } as ResourceValues<Of>;
  };

  const schema = rules.transform((values: Record<string, unknown> & { translations?: { en?: object } }): object => {
    const numbers = named
      .filter(([, field]) => field.type === 'number' && !isMoney(field))
      .map(([name]) => [name, withPoint(values[name])]);
    const en = (values.translations?.en ?? {}) as Record<string, string[]>;
    const lists = translated
      .filter(isList)
      .map((name) => [name, savedEnglishList((values[name] ?? []) as string[], en[name])]);
    return {
      ...values,
      ...(Object.fromEntries(numbers) as object),
      ...english({ ...en, ...(Object.fromEntries(lists) as object) }),
    };
  });

  const bodyOf = (values: ResourceValues<Of>) => schema.cast(values, { assert: false }) as ResourceInput<Of>;

  return { labels, valuesOf, schema, bodyOf };
}

function formValue(field: AnySchema, value: unknown): unknown {
  const known = value ?? (field.getDefault() as unknown);
  if (field.type === 'array') return known ?? [];
  if (isMoney(field)) return moneyText(known as number | null | undefined);
  if (field.type === 'number') return typeof known === 'number' ? known.toString() : '';
  return known ?? '';
}

/** A number as typed with a decimal comma. */
const withPoint = (text: unknown): unknown => (typeof text === 'string' ? text.trim().replace(',', '.') : text);
