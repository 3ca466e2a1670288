import type { Language } from '@vitrine/schemas';

const COLLATORS = { de: new Intl.Collator('de'), en: new Intl.Collator('en') };

/** Compares texts in a language's alphabetical order; for `sort`. */
export const alphabet = (language: Language): ((a: string, b: string) => number) => COLLATORS[language].compare;
