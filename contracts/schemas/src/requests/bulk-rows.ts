import { object, type ObjectShape } from 'yup';
import { BULK_ROWS, MAXIMUM_LENGTHS } from '../constants.js';
import { choiceField } from '../fields/choice-field.js';
import { described } from '../fields/described.js';
import { line } from '../fields/fields.js';
import { isMomentText } from '../fields/times/moment.js';
import type { MessageCode } from '../messages/catalogue.js';
import { sentence } from '../messages/translate.js';
import { wholeBetween } from './list-query.js';

const EXPECTED = sentence('bulk.expected');

/**
 * The fields of a bulk change of everything that a list finds, on whatever page. Rows that came after the list was read are left alone.
 * @param filters of the list
 */
export const bulkRows = <Filters extends ObjectShape>(filters: Filters, description: string) => ({
  filter: described(object(filters).noUnknown().typeError(sentence('bulk.filter')), description),
  asOf: described(
    line()
      .required(sentence('bulk.asOf'))
      .test('moment', sentence('bulk.asOf'), (at) => isMomentText(at)),
    '`asOf` of the page of the list that was looked at; what came later is left alone',
    { format: 'date-time', example: '2026-11-28T08:00:00.000Z' },
  ),
  expected: described(
    wholeBetween(0, BULK_ROWS.maximum, EXPECTED).required(EXPECTED),
    '`total` of that page: when the list finds another number by now, nothing is done (409)',
    { example: 1204 },
  ),
  cursor: described(
    line().max(MAXIMUM_LENGTHS.search, sentence('desk.cursor')).default(''),
    '`next` of the answer after which to go on; absent = begin',
  ),
});

/** The fields of {@link bulkRows} with the new status of each row. @param code of the sentence for any other status */
export const bulkStatus = <Rows extends ObjectShape, Status extends string>(
  rows: Rows,
  statuses: readonly Status[],
  code: MessageCode,
  example: NoInfer<Status>,
) => ({ ...rows, status: choiceField(statuses, code, 'The status that each of them gets', example) });
