import type { AnySchema } from 'yup';
import { sentence } from '../../messages/translate.js';
import { line } from '../fields.js';

const MOMENT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Whether a text is a time of a day that exists, with its zone. */
export function isMomentText(text: string): boolean {
  const [, day] = MOMENT.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(text))) return false;
  const noon = new Date(`${day}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(day);
}

/** A time with its zone (ISO 8601), made into one in UTC; '' and absent are `null`. */
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
