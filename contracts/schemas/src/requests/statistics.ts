import { object, type InferType } from 'yup';
import { described } from '../fields/described.js';
import { wholeBetween } from './list-query.js';
import { sentence } from '../messages/translate.js';

const MAX_DAYS = 366;
const USUAL_DAYS = 30;

/** Query of `GET /api/admin/statistics`; an empty value counts as not given. */
export const statisticsQuerySchema = object({
  days: described(
    wholeBetween(1, MAX_DAYS, sentence('statistics.days')).default(USUAL_DAYS),
    'How many days, today included',
    { example: 30 },
  ),
}).noUnknown();

export type StatisticsQuery = InferType<typeof statisticsQuerySchema>;
