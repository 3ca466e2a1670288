import { type AnySchema, array, object, type InferType } from 'yup';
import { WEEKDAYS } from '../../constants.js';
import { sentence } from '../../messages/translate.js';
import { jsonText } from '../admin-fields.js';
import { described } from '../described.js';
import { line, requiredChoice } from '../fields.js';

/** Maximum number of periods of a day, such as before and after a lunch break. */
const MAX_PERIODS_PER_DAY = 3;

const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const areTimes = (...texts: unknown[]): boolean =>
  texts.every((text) => typeof text === 'string' && TIME_OF_DAY.test(text));

const timeOfDay = (message: string, description: string, example: string) =>
  described(line().required(message).matches(TIME_OF_DAY, message), description, { example });

const period = () => {
  const message = sentence('store.openingTimes');
  return described(
    object({
      day: described(requiredChoice(WEEKDAYS, sentence('store.weekday')), 'Day of the week'),
      opens: timeOfDay(message, 'From when, as HH:MM in the time zone of the store', '10:00'),
      closes: timeOfDay(message, 'Until when on the same day, as HH:MM in the time zone of the store', '18:30'),
    })
      .noUnknown()
      .typeError(message)
      .default(undefined)
      .required(message)
      .test('order', message, ({ opens, closes }) => !areTimes(opens, closes) || opens < closes),
    'A time during which the store is open',
    { title: 'OpeningPeriod' },
  );
};

/** A time during which a store is open, as HH:MM in its time zone. */
export type OpeningPeriod = InferType<ReturnType<typeof period>>;

const isPeriod = (value: unknown): value is OpeningPeriod =>
  typeof value === 'object' && value !== null && 'day' in value && 'opens' in value && 'closes' in value;

const startOf = ({ day, opens }: OpeningPeriod): string => `${String(WEEKDAYS.indexOf(day))} ${opens}`;

/** Sorts the periods; a list with an invalid entry stays as it is for the rule to refuse. */
const inOrder = (periods: unknown): unknown => {
  if (!Array.isArray(periods)) return periods ?? [];
  return periods.every(isPeriod) ? [...periods].sort((a, b) => startOf(a).localeCompare(startOf(b))) : periods;
};

/** Whether each period begins after the end of the previous one of the same day; `periods` are in order. */
const areApart = (periods: readonly unknown[]): boolean =>
  !periods.every(isPeriod) ||
  periods.every((one, index) => {
    const before = periods[index - 1];
    return before === undefined || before.day !== one.day || before.closes < one.opens;
  });

/** The opening hours of a store, in the order of the week; an empty list means that they are not known. */
export const openingHours = () =>
  described(
    jsonText(
      array()
        .of(period())
        .typeError(sentence('store.openingTimes'))
        .max(WEEKDAYS.length * MAX_PERIODS_PER_DAY, sentence('store.openingTimes'))
        .default([]),
    )
      .transform(inOrder)
      .test('apart', sentence('store.openingOverlap'), (periods) => areApart(periods))
      .meta({ unit: 'openingHours' }),
    'Opening hours in the order of the week; a day without a period is closed, an empty list = not given',
    { example: [{ day: 'tuesday', opens: '10:00', closes: '18:30' }] },
  );

/** Whether a field is made by {@link openingHours}. */
export const isOpeningHours = ({ spec }: AnySchema): boolean =>
  (spec.meta as { unit?: string } | undefined)?.unit === 'openingHours';

/** The time zone of a store, by its IANA name; absent, empty and `null` mean the fallback. */
export const timeZone = (fallback: string) =>
  described(
    line()
      .transform((value: unknown) => (value === '' || value === null ? fallback : value))
      .default(fallback)
      .test('zone', sentence('store.timeZone'), isTimeZone),
    'Time zone of the opening hours, by its IANA name',
    { example: 'Europe/Berlin' },
  );

const ZONE_NAME = /^[A-Z][A-Za-z_]+(?:\/[A-Za-z_+-]+)*$/;

/** Cache of valid zones, because a check takes a tenth of a millisecond. */
const found = new Set<string>();

function isTimeZone(name: string): boolean {
  if (found.has(name)) return true;
  try {
    if (!ZONE_NAME.test(name) || new Intl.DateTimeFormat('en', { timeZone: name }).formatToParts().length === 0)
      return false;
    found.add(name);
    return true;
  } catch {
    return false;
  }
}
