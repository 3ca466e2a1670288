import { object, type InferType } from 'yup';
import { described } from '../fields/described.js';
import { line } from '../fields/fields.js';

/** Query of `GET /api/admin/live/changes`. */
export const liveQuerySchema = object({
  after: described(
    line().default(''),
    'Tells what came after this: the `next` of an earlier answer, or the id of a message of the stream. Empty: nothing, but from where on to ask',
    { example: '' },
  ),
}).noUnknown();

export type LiveQuery = InferType<typeof liveQuerySchema>;
