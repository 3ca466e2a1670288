import { LANGUAGES, type Language } from '@vitrine/schemas';

const COLLATORS = Object.fromEntries(LANGUAGES.map((language) => [language, new Intl.Collator(language)])) as Record<
  Language,
  Intl.Collator
>;

/** Compares texts in a language's alphabetical order; for `sort`. */
export const alphabet = (language: Language): ((a: string, b: string) => number) => COLLATORS[language].compare;

/** Compares rows by a text in a language's alphabetical order, equal texts by id; for `sort`. */
export const byText =
  <Field extends string>(field: Field, language: Language) =>
  (a: Readonly<Record<Field | 'id', string>>, b: Readonly<Record<Field | 'id', string>>): number =>
    alphabet(language)(a[field], b[field]) || (a.id < b.id ? -1 : 1);
