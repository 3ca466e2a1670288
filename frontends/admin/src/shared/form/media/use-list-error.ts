import { getIn, useFormikContext } from 'formik';

/** The first error of a list, one of its entries or a field of one; undefined while there is none. */
export function useListError(name: string): string | undefined {
  const { errors } = useFormikContext<object>();
  return firstText(getIn(errors, name));
}

function firstText(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return undefined;
  return Object.values(error).map(firstText).find(Boolean);
}
