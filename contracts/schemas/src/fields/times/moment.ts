import type { AnySchema } from 'yup';
import { sentence } from '../../messages/translate.js';
import { line } from '../fields.js';

/** A time with a valid zone offset; PostgreSQL has no year 0. */
const MOMENT = /^((?!0000)\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** Whether a text is a time with its zone, on an existing day. */
export const isMomentText = (text: string): boolean => isOfRealDay(text, MOMENT.exec(text)?.[1]);

/** Whether a text is a valid time or day, and its day exists. @param day the day in the text, `YYYY-MM-DD`; undefined where it has none */
export function isOfRealDay(text: string, day: string | undefined): boolean {
  if (day === undefined || Number.isNaN(Date.parse(text))) return false;
  const noon = new Date(`${day}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(day);
}

/** A time with its zone (ISO 8601), converted to UTC; '' and absent become `null`. */
export const optionalMoment = () =>
  line()
    .nullable()
    .transform((value: unknown) => {
      if (value === '' || value === undefined) return null;
      return typeof value === 'string' && isMomentText(value) ? new Date(value).toISOString() : value;
    })
    .default(null)
    .test('moment', sentence('moment.format'), (value) => value == null || isMomentText(value))
    .meta({ unit: 'moment' });

/** Whether a field is made by {@link optionalMoment}. */
export const isMoment = ({ spec }: AnySchema): boolean =>
  (spec.meta as { unit?: string } | undefined)?.unit === 'moment';
