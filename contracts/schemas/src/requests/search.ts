import { object, type InferType } from 'yup';
import { maximumLengths } from '../constants.js';
import { described } from '../fields/described.js';
import { line } from '../fields/fields.js';
import { sentence } from '../messages/translate.js';

/** Query of `GET /api/search` (contract); no text finds nothing. */
export const searchQuerySchema = object({
  q: described(
    line().max(maximumLengths.search, sentence('list.search')).default(''),
    'Every word must be in what is found; no text finds nothing',
    { example: 'signature' },
  ),
}).noUnknown();

export type SearchQuery = InferType<typeof searchQuerySchema>;
