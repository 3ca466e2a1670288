import { inLanguage, type FurtherLanguage, type InLanguages, type Language } from '@vitrine/schemas/languages';
import { ENGLISH } from './texts-en.js';
import { GERMAN, type AppTexts } from './texts-de.js';

export type { AppTexts };

let texts: InLanguages<AppTexts> = { de: GERMAN, en: ENGLISH };

/** Registers the texts of the screens in a further language. */
export function addAppTexts(language: FurtherLanguage, own: AppTexts): void {
  texts = { ...texts, [language]: own };
}

/** The texts of the screens in a language; English ones where that language has none. */
export const appTexts = (language: Language): AppTexts => inLanguage(texts, language);
