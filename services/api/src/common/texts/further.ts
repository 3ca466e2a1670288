import type { FurtherLanguage } from '@vitrine/schemas';
import { FRENCH } from './fr/index.js';

/** The texts of mails and sheets in further languages, one folder each. The domains' types check that they are complete. */
const LANGUAGES: Readonly<Record<FurtherLanguage, typeof FRENCH>> = { fr: FRENCH };

/** One part of these texts in each further language that has it, for the domain's catalogue. */
export const further = <Part extends keyof typeof FRENCH>(part: Part) =>
  Object.fromEntries(Object.entries(LANGUAGES).map(([language, texts]) => [language, texts[part]])) as Record<
    FurtherLanguage,
    (typeof FRENCH)[Part]
  >;
