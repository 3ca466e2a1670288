/**
 * The languages of the site, each with the locale for its numbers and dates. A further one needs a line here and its folders of texts
 * (docs/guides/add-a-language.md). What staff have not translated is shown in the next language of {@link fallbackOrder}.
 */
export const LOCALES = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' } as const;

export type Language = keyof typeof LOCALES;

export const LANGUAGES = Object.keys(LOCALES) as readonly Language[];

/** For visitors without a known language (design.md, Language), and the first language of what staff write. */
export const DEFAULT_LANGUAGE = 'de' satisfies Language;

/** The languages of `translations`, which staff write beside the German texts. */
export type TranslatedLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;
export const TRANSLATED_LANGUAGES = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** The languages whose texts are in every catalogue, and in which staff must write the settings. */
export const COMPLETE_LANGUAGES = [DEFAULT_LANGUAGE, 'en'] as const satisfies readonly Language[];
export type CompleteLanguage = (typeof COMPLETE_LANGUAGES)[number];

/** A language whose texts are in folders of their own, and are loaded only where it is chosen. */
export type FurtherLanguage = Exclude<Language, CompleteLanguage>;

export const FURTHER_LANGUAGES = LANGUAGES.filter(
  (language): language is FurtherLanguage => !COMPLETE_LANGUAGES.some((complete) => complete === language),
);

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** The languages in which a text is looked up, in order: any but German falls back to English, English to German. */
export const fallbackOrder = (language: Language): readonly Language[] =>
  language === DEFAULT_LANGUAGE ? [DEFAULT_LANGUAGE] : [...new Set<Language>([language, 'en', DEFAULT_LANGUAGE])];

/** A value for each language; for a further language it may be missing or not loaded yet. */
export type InLanguages<Thing> = Readonly<
  Record<CompleteLanguage, Thing> & Partial<Record<FurtherLanguage, Thing | undefined>>
>;

/** The value for a language, else for the next one of {@link fallbackOrder}. */
export const inLanguage = <Thing>(things: InLanguages<Thing>, language: Language): Thing =>
  fallbackOrder(language)
    .map((each) => things[each])
    .find((thing) => thing !== undefined) ?? things[DEFAULT_LANGUAGE];

/** The name of a language in another one, such as `French`; with a capital, for lists of languages. */
export function languageName(language: Language, inLanguage: Language = 'en'): string {
  const name = new Intl.DisplayNames(inLanguage, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}
