export const languages = ['de', 'en'] as const;

export type Language = (typeof languages)[number];

/** Shown to a visitor of whom nothing is known (public spec §1). */
export const defaultLanguage = 'de' satisfies Language;

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);
