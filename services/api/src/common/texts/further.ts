import type { FurtherLanguage } from '@vitrine/schemas';
import { FRENCH } from './fr/index.js';

/** The texts of mails and sheets in further languages: the folders of this one. The domains' own types hold them to what they must have. */
const LANGUAGES: Readonly<Record<FurtherLanguage, typeof FRENCH>> = { fr: FRENCH };

/** One of them in each language that has it, as the domain's catalogue takes it. */
export const further = <Part extends keyof typeof FRENCH>(part: Part) =>
  Object.fromEntries(Object.entries(LANGUAGES).map(([language, texts]) => [language, texts[part]])) as Record<
    FurtherLanguage,
    (typeof FRENCH)[Part]
  >;
