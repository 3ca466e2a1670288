import { ApiFailure } from '@vitrine/platform';
import { type FormikErrors, getIn, setIn } from 'formik';

interface Refusal<Values> {
  /** The errors that belong to fields of the form. */
  errors: FormikErrors<Values>;
  /** The rest, in the API's words. */
  others: string[];
}

/**
 * Assigns the API's errors to the fields of a form. `fieldOfCode` names the field of a refusal that has a code and no fields, such as a name already
 * taken.
 */
export function findRefusal<Values extends object>(
  error: unknown,
  values: Values,
  fieldOfCode: Readonly<Record<string, string>> = {},
): Refusal<Values> {
  if (!(error instanceof ApiFailure)) return { errors: {}, others: [] };
  const named = fieldOfCode[error.code];
  const fieldErrors = named ? [{ field: named, message: error.sentence }] : error.fields;
  return fieldErrors.reduce<Refusal<Values>>(
    ({ errors, others }, { field, message }) => {
      const path = field.replace(/\[\d+\].*$/, '');
      return getIn(values, path) === undefined
        ? { errors, others: [...others, `${field}: ${message}`] }
        : { errors: setIn(errors, path, message) as FormikErrors<Values>, others };
    },
    { errors: {}, others: [] },
  );
}
