import { object, type InferType } from 'yup';
import { described } from '../fields/described.js';
import { line } from '../fields/fields.js';
import { sentence } from '../messages/translate.js';

/** Query of `GET /api/admin/live/changes`. */
export const liveQuerySchema = object({
  after: described(
    line().default(''),
    'Tells what came after this: the `next` of an earlier answer, or the id of a message of the stream. Empty: nothing, but from where on to ask',
    { example: '' },
  ),
}).noUnknown();

export type LiveQuery = InferType<typeof liveQuerySchema>;

/** Query of `PUT` and `DELETE …/viewers`. */
export const viewerQuerySchema = object({
  tab: described(
    line()
      .matches(/^[\da-z-]{0,64}$/i, sentence('viewer.tab'))
      .default(''),
    'Which of several open pages of one person this is: whoever closes one of them still looks at the record with the others. Letters, digits and hyphens',
    { example: '0b9d6e1c4a7f' },
  ),
}).noUnknown();

export type ViewerQuery = InferType<typeof viewerQuerySchema>;
