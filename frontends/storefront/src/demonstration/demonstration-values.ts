import {
  COMPANY_TIME_ZONE,
  DEMONSTRATION_LIMITS,
  type DemonstrationKind,
  type DemonstrationRequest,
  demonstrationRequestSchema,
  fieldErrors,
  instantOf,
  type Language,
} from '@vitrine/schemas';
import { setIn } from 'formik';
import { ValidationError } from 'yup';
import type { Store } from '../shared/catalogue/catalogue.js';

/** One wish as typed: `YYYY-MM-DD` and `HH:mm`, in the time zone of the place. */
export interface WishValues {
  date: string;
  time: string;
}

/** The form values. */
export interface DemonstrationValues {
  kind: DemonstrationKind;
  storeId: string;
  wishes: readonly WishValues[];
  name: string;
  company: string;
  email: string;
  telephone: string;
  notes: string;
  consent: boolean;
}

const NO_WISH: WishValues = { date: '', time: '' };

export const emptyDemonstration: DemonstrationValues = {
  kind: 'store',
  storeId: '',
  wishes: Array.from({ length: DEMONSTRATION_LIMITS.wishes }, () => NO_WISH),
  name: '',
  company: '',
  email: '',
  telephone: '',
  notes: '',
  consent: false,
};

/** The time zone of the wishes: that of the chosen store, else the company's. */
export function timeZoneOf({ kind, storeId }: DemonstrationValues, stores: readonly Store[]): string {
  const store = kind === 'store' ? stores.find(({ id }) => id === storeId) : undefined;
  return store?.timeZone ?? COMPANY_TIME_ZONE;
}

/** The indexes of the rows that are not empty. */
const filledRows = ({ wishes }: DemonstrationValues): number[] =>
  wishes.flatMap(({ date, time }, row) => (date === '' && time === '' ? [] : [row]));

/** The body of the request; a wish without a valid date and time becomes an empty text, which the rules refuse. */
export function toBody(values: DemonstrationValues, timeZone: string, language: Language): DemonstrationRequest {
  const wishes = filledRows(values).map((row) => {
    const { date, time } = values.wishes[row] ?? NO_WISH;
    return instantOf(date, time, timeZone)?.toISOString() ?? '';
  });
  return { ...values, wishes, consent: values.consent as true, language };
}

/** The form's field for a field of the body; an error of a wish is shown at its date, or at its time where only that is missing. */
export function toField(field: string, values: DemonstrationValues): string {
  if (!field.startsWith('wishes')) return field;
  const row = filledRows(values)[Number(field.split('.')[1] ?? 0)] ?? 0;
  const { date, time } = values.wishes[row] ?? NO_WISH;
  return `wishes.${row}.${date !== '' && time === '' ? 'time' : 'date'}`;
}

/** The validation errors of the form, for Formik; the rules are those of the API. */
export function findErrors(values: DemonstrationValues, timeZone: string, language: Language): object {
  try {
    demonstrationRequestSchema.validateSync(toBody(values, timeZone, language), { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return fieldErrors(error).reduce<object>(
      (errors, { field, message }) => setIn(errors, toField(field, values), message) as object,
      {},
    );
  }
}
