import type { FurtherLanguage } from '../languages/languages.js';
import type { Translated } from '../languages/text-set.js';
import type { MessageCode } from '../messages/catalogue.js';
import type { NAMES_GERMAN } from '../messages/names.js';
import type { GERMAN } from '../plan-facts/texts/de.js';
import { FRENCH } from './fr/index.js';

/** The texts of a further language that services and front ends share. */
export interface FurtherTexts {
  sentences: Record<MessageCode, string>;
  planFacts: Translated<typeof GERMAN>;
  names: Translated<typeof NAMES_GERMAN>;
}

/** The texts of each language, from its folder beside this file. */
const LANGUAGES: Record<FurtherLanguage, FurtherTexts> = { fr: FRENCH };

const pick = <Part extends keyof FurtherTexts>(part: Part) =>
  Object.fromEntries(Object.entries(LANGUAGES).map(([language, texts]) => [language, texts[part]])) as Record<
    FurtherLanguage,
    FurtherTexts[Part]
  >;

/** The same texts by part, then by language, as catalogues need them. */
export const FURTHER = { sentences: pick('sentences'), planFacts: pick('planFacts'), names: pick('names') };
