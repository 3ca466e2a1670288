import { object, type InferType } from 'yup';
import { maximumLengths } from './constants.js';
import { line } from './fields.js';
import { sentence } from './messages/translate.js';

/** Query of `GET /api/search` (contract); no text finds nothing. */
export const searchQuerySchema = object({
  q: line().max(maximumLengths.search, sentence('list.search')).default(''),
}).noUnknown();

export type SearchQuery = InferType<typeof searchQuerySchema>;
