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

/** Made once: every field of every row that is read asks for one of them. */
const ORDERS = Object.fromEntries(
  LANGUAGES.map((language) => [language, fallbackOrder(language).filter((each) => each !== DEFAULT_LANGUAGE)]),
) as Record<Language, TranslatedLanguage[]>;

/** In which languages a translation is looked for before the German text. */
export const translatedOrder = (language: Language): readonly TranslatedLanguage[] => ORDERS[language];

/** A translatable text in the language asked for; a missing or empty translation falls back, at last to German (contract: Language). */
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

/** `translations` with the texts of each language that there is changed. */
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
