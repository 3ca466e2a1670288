import { described } from '../fields/described.js';
import { line } from '../fields/fields.js';
import { sentence } from '../messages/translate.js';
import { COLOUR_PATTERN } from './colour.js';

/** A required colour, with its description in the document. */
export const colourField = (description: string, example: string) =>
  described(
    line().required(sentence('colour.format')).matches(COLOUR_PATTERN, sentence('colour.format')),
    `${description}, as #RRGGBB`,
    { example },
  );
