import type { Language } from '@vitrine/schemas';

/** The column `translations`: English by field, where it exists. German is in the plain columns. */
export interface Translations<Fields> {
  en?: { [Field in keyof Fields]?: Fields[Field] | null };
}

interface Translated {
  translations: { en?: Readonly<Record<string, unknown>> };
}

/** A translatable text in the language asked for; a missing or empty translation falls back to German (contract: Language). */
export function inLanguage<Row extends Translated, Field extends keyof Row & string>(
  row: Row,
  field: Field,
  language: Language,
): Row[Field] {
  const english = language === 'en' ? row.translations.en?.[field] : undefined;
  return isEmpty(english) ? row[field] : (english as Row[Field]);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
