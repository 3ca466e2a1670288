import { described } from '../fields/described.js';
import { blankAsAbsent, line } from '../fields/fields.js';
import { sentence } from '../messages/translate.js';
import { isDay } from './desk.js';

const day = () =>
  line()
    .transform(blankAsAbsent)
    .test('day', sentence('list.day'), (text) => !text || isDay(text));

/**
 * Query fields that filter a list by a range of days in Europe/Berlin; an empty value counts as not given.
 * @param participle past participle for such a row in the descriptions, e.g. `placed`
 */
export const dayFilters = (participle: string) => ({
  from: described(day(), `Only those ${participle} on this day in Europe/Berlin or later`, {
    format: 'date',
    example: '2026-11-01',
  }),
  to: described(
    day().test('days', sentence('list.days'), (to, { parent }) => {
      const { from } = parent as { from?: string };
      return !to || !from || to >= from;
    }),
    `Only those ${participle} on this day in Europe/Berlin or earlier; not before \`from\``,
    { format: 'date', example: '2026-11-30' },
  ),
});

/** First and last day of a list; `YYYY-MM-DD`. */
export interface DayFilters {
  from?: string | undefined;
  to?: string | undefined;
}
