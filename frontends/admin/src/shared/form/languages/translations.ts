import {
  DEFAULT_LANGUAGE,
  fallbackOrder,
  isBlank,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '@vitrine/schemas';

/** Something for each language but German. */
export type InTranslations<Thing> = Record<TranslatedLanguage, Thing>;

export const inTranslations = <Thing>(make: (language: TranslatedLanguage) => Thing): InTranslations<Thing> =>
  Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [language, make(language)])) as InTranslations<Thing>;

/** The path of a field's text in another language than German (contract: Language). */
export const translatedName = (name: string, language: TranslatedLanguage): string =>
  `translations.${language}.${name}`;

/** An entity's translations as they are stored. */
export type Stored<Texts extends object> = { [Language in TranslatedLanguage]?: Partial<Texts> | null };

/** Translated texts for a form: those of an entity's `translations`, '' for what is missing. */
export const translatedTexts = <Name extends string>(
  translations: Stored<Record<Name, unknown>> | undefined,
  names: readonly Name[],
): InTranslations<Record<Name, string>> =>
  inTranslations((language) => {
    const stored = translations?.[language];
    const texts = names.map((name) => {
      const text = stored?.[name];
      return [name, typeof text === 'string' ? text : ''] as const;
    });
    return Object.fromEntries(texts) as Record<Name, string>;
  });

/** A translated list in the order and length of the German one, '' for what is missing. */
export const translatedList = (german: readonly string[], list: readonly string[] | null | undefined): string[] =>
  german.map((_, index) => list?.[index] ?? '');

const isGiven = (text: string | null | undefined): text is string => (text ?? '').trim() !== '';

type List = readonly (string | null | undefined)[];

/** The lists of all languages without the entries that have no German text (back-office spec §5: empty entries are ignored). */
export function withoutEmptyEntries(german: List, lists: Partial<InTranslations<List | null | undefined>>) {
  const kept = german.flatMap((text, index) => (isGiven(text) ? [{ text, index }] : []));
  return {
    german: kept.map(({ text }) => text),
    translations: inTranslations((language) => kept.map(({ index }) => lists[language]?.[index] ?? '')),
  };
}

/**
 * Lists as they are saved. Visitors see one whole list, so a missing entry takes the text of the fallback language; undefined for a language without
 * any entry.
 */
export const savedLists = (
  german: readonly string[],
  lists: Partial<InTranslations<readonly (string | undefined)[] | undefined>>,
): InTranslations<string[] | undefined> =>
  inTranslations((language) => {
    if (!german.some((_, index) => isGiven(lists[language]?.[index]))) return undefined;
    return german.map(
      (text, index) =>
        fallbackOrder(language)
          .map((each) => (each === DEFAULT_LANGUAGE ? text : lists[each]?.[index]))
          .find(isGiven) ?? text,
    );
  });

const hasNothing = (value: unknown): boolean =>
  isBlank(value) || (typeof value === 'object' && value !== null && Object.values(value).every(hasNothing));

/** The languages in which anything is written: what is sent is stored whole. */
export const writtenTranslations = <Texts extends object>(
  translations: InTranslations<Texts>,
): Partial<InTranslations<Texts>> =>
  Object.fromEntries(Object.entries(translations).filter(([, texts]) => !hasNothing(texts)));
