import { type FurtherLanguage, offerTexts } from '@vitrine/platform';

/** The folders of this one, which nobody loads who reads another language; web preloads those that a page needs, by the names of the chunks. */
const FURTHER: Readonly<Record<FurtherLanguage, () => Promise<unknown>>> = {
  fr: () => import(/* webpackChunkName: "texts-fr" */ './fr/index.js'),
};

/** Says where the texts of further languages are. */
export function offerFurtherTexts(): void {
  for (const [language, load] of Object.entries(FURTHER)) offerTexts(language as FurtherLanguage, load);
}
