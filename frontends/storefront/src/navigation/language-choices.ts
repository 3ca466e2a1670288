import { type Language, languageName, LOCALES } from '@vitrine/platform';

/** A language as lists of languages show it. */
interface LanguageChoice {
  short: string;
  name: string;
  place: string;
}

/** The entries in the specification (public spec §2, Footer). */
const SPECIFIED: Readonly<Partial<Record<Language, LanguageChoice>>> = {
  de: { short: 'DE', name: 'Deutsch', place: 'Deutschland (DE)' },
  en: { short: 'EN', name: 'English', place: 'United States (EN)' },
};

function choiceOf(language: Language): LanguageChoice {
  const short = language.toUpperCase();
  const region = new Intl.Locale(LOCALES[language]).region ?? short;
  const place = new Intl.DisplayNames(language, { type: 'region' }).of(region) ?? region;
  return { short, name: languageName(language, language), place: `${place} (${short})` };
}

/** The own name of a language, with its short form and country. */
export const languageChoice = (language: Language): LanguageChoice => SPECIFIED[language] ?? choiceOf(language);
