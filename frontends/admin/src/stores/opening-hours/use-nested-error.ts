import { getIn, useFormikContext } from 'formik';

/** The first validation error of a list of objects, one of them or one of their fields; undefined while there is none. */
export function useNestedError(name: string): string | undefined {
  const { errors } = useFormikContext<object>();
  return firstText(getIn(errors, name));
}

function firstText(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return undefined;
  return Object.values(error).map(firstText).find(Boolean);
}
