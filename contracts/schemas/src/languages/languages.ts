/**
 * The languages that the site can be read in, each with the locale by which its numbers and dates are written. A further one is a line here and
 * its folders of texts (docs/guides/add-a-language.md); what staff have not translated is read in the languages of {@link fallbackOrder}.
 */
export const LOCALES = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' } as const;

export type Language = keyof typeof LOCALES;

export const LANGUAGES = Object.keys(LOCALES) as readonly Language[];

/** Of a visitor of whom nothing is known (design.md, Language). What staff write, they write in it first. */
export const DEFAULT_LANGUAGE = 'de' satisfies Language;

/** What staff write beside the German texts, in `translations`. */
export type TranslatedLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;
export const TRANSLATED_LANGUAGES = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** The languages whose texts stand side by side wherever there are texts, and in which staff must write the settings. */
export const COMPLETE_LANGUAGES = [DEFAULT_LANGUAGE, 'en'] as const satisfies readonly Language[];
export type CompleteLanguage = (typeof COMPLETE_LANGUAGES)[number];

/** A language whose texts are in folders of its own, and that is loaded only where it is asked for. */
export type FurtherLanguage = Exclude<Language, CompleteLanguage>;

export const FURTHER_LANGUAGES = LANGUAGES.filter(
  (language): language is FurtherLanguage => !COMPLETE_LANGUAGES.some((complete) => complete === language),
);

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** In which languages a text is looked for, the one asked for first: any but German falls back to English, English to German. */
export const fallbackOrder = (language: Language): readonly Language[] =>
  language === DEFAULT_LANGUAGE ? [DEFAULT_LANGUAGE] : [...new Set<Language>([language, 'en', DEFAULT_LANGUAGE])];

/** Something for each language; a further one may lack it, or not be loaded yet. */
export type InLanguages<Thing> = Readonly<
  Record<CompleteLanguage, Thing> & Partial<Record<FurtherLanguage, Thing | undefined>>
>;

/** What there is for a language, else for the next one of {@link fallbackOrder}. */
export const inLanguage = <Thing>(things: InLanguages<Thing>, language: Language): Thing =>
  fallbackOrder(language)
    .map((each) => things[each])
    .find((thing) => thing !== undefined) ?? things[DEFAULT_LANGUAGE];

/** What a language is called in another one, such as `French`; with a capital, as lists of languages have it. */
export function languageName(language: Language, inLanguage: Language = 'en'): string {
  const name = new Intl.DisplayNames(inLanguage, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}
