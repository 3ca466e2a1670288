import {
  DEFAULT_LANGUAGE,
  fallbackOrder,
  LANGUAGES,
  TRANSLATED_LANGUAGES,
  type Language,
  type TranslatedLanguage,
} from '@vitrine/schemas';

/** The column `translations`: the texts of each further language by field, where they exist. German is in the plain columns. */
export type Translations<Fields> = {
  [Each in TranslatedLanguage]?: { [Field in keyof Fields]?: Fields[Field] | null };
};

type AnyTexts = Readonly<Record<string, unknown>>;

interface Translated {
  translations: { [Each in TranslatedLanguage]?: AnyTexts };
}

/** Computed once, because every field of every row that is read needs one. */
const ORDERS = Object.fromEntries(
  LANGUAGES.map((language) => [language, fallbackOrder(language).filter((each) => each !== DEFAULT_LANGUAGE)]),
) as Record<Language, TranslatedLanguage[]>;

/** The languages in which a translation is looked for, in order, before the German text is used. */
export const translatedOrder = (language: Language): readonly TranslatedLanguage[] => ORDERS[language];

/** A translatable text in the requested language; a missing or empty translation falls back to other languages, finally German (contract: Language). */
export function inLanguage<Row extends Translated, Field extends keyof Row & string>(
  row: Row,
  field: Field,
  language: Language,
): Row[Field] {
  for (const each of translatedOrder(language)) {
    const text = row.translations[each]?.[field];
    if (!isEmpty(text)) return text as Row[Field];
  }
  return row[field];
}

/** Applies a change to the texts of each language in `translations`. */
export function mapTranslations<Texts>(
  translations: { readonly [Each in TranslatedLanguage]?: Texts },
  change: (texts: Texts, language: TranslatedLanguage) => Texts,
): { [Each in TranslatedLanguage]?: Texts } {
  const changed = TRANSLATED_LANGUAGES.flatMap((language) => {
    const texts = translations[language];
    return texts === undefined ? [] : [[language, change(texts, language)] as const];
  });
  return Object.fromEntries(changed);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
