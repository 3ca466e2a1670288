import { object, type InferType } from 'yup';
import { MAXIMUM_LENGTHS } from '../constants.js';
import { described } from '../fields/described.js';
import { line } from '../fields/fields.js';
import { sentence } from '../messages/translate.js';

/** Query of `GET /api/search` (contract); an empty text finds nothing. */
export const searchQuerySchema = object({
  q: described(
    line().max(MAXIMUM_LENGTHS.search, sentence('list.search')).default(''),
    'Every word must be in what is found; no text finds nothing',
    { example: 'signature' },
  ),
}).noUnknown();

export type SearchQuery = InferType<typeof searchQuerySchema>;
