import type { MessageCode } from '../messages/catalogue.js';
import { sentence } from '../messages/translate.js';
import { described } from './described.js';
import { requiredChoice } from './fields.js';

/** A required choice, with its description and an example for the document. @param code of the sentence for any other value */
export const choiceField = <Value extends string>(
  values: readonly Value[],
  code: MessageCode,
  description: string,
  example: NoInfer<Value>,
) => described(requiredChoice(values, sentence(code)), description, { example });
