import { type FurtherLanguage, offerTexts } from '@vitrine/platform';

/** Loads the texts of each further language on request. The web service preloads those that a page needs, by the chunk names. */
const FURTHER: Readonly<Record<FurtherLanguage, () => Promise<unknown>>> = {
  fr: () => import(/* webpackChunkName: "texts-fr" */ './fr/index.js'),
};

/** Registers how the texts of further languages are loaded. */
export function offerFurtherTexts(): void {
  for (const [language, load] of Object.entries(FURTHER)) offerTexts(language as FurtherLanguage, load);
}
