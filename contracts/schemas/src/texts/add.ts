import type { FurtherLanguage } from '../languages/languages.js';
import { addTexts } from '../languages/text-set.js';
import type { FurtherTexts } from './further.js';

export type { FurtherTexts };

/** Makes a further language's texts known to a browser, which has none of them at first. */
export function addSharedTexts(language: FurtherLanguage, { sentences, planFacts, names }: FurtherTexts): void {
  addTexts('sentences', language, sentences);
  addTexts('plan-facts', language, planFacts);
  addTexts('names', language, names);
}
