export const LANGUAGES = ['de', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Shown to a visitor of whom nothing is known (public spec §1). */
export const DEFAULT_LANGUAGE = 'de' satisfies Language;

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);
