import { getIn, useFormikContext } from 'formik';

/** The first complaint about a list or one of its entries; undefined while there is none. */
export function useListError(name: string): string | undefined {
  const { errors } = useFormikContext<object>();
  const error = getIn(errors, name) as unknown;
  const all: unknown[] = Array.isArray(error) ? error : [error];
  return all.find((each): each is string => typeof each === 'string');
}
