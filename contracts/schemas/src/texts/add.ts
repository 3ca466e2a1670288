import type { FurtherLanguage } from '../languages/languages.js';
import { addTexts } from '../languages/text-set.js';
import type { FurtherTexts } from './further.js';

export type { FurtherTexts };

/** Registers the texts of a further language in a browser, which does not have them at first. */
export function addSharedTexts(language: FurtherLanguage, { sentences, planFacts, names }: FurtherTexts): void {
  addTexts('sentences', language, sentences);
  addTexts('plan-facts', language, planFacts);
  addTexts('names', language, names);
}
