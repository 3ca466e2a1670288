import { ApiFailure, publicQuery, type Language } from '@vitrine/platform';

/** A list always exists, so an answer of 404 is a failure like any other status outside 200 to 299 (public spec §8). */
function requireList<T>(list: T[] | null): T[] {
  if (list === null) throw new ApiFailure(404, 'NOT_FOUND', 'This list cannot be found.');
  return list;
}

/** A public read whose answer is a list, such as `/api/products`. */
export const publicListQuery = <T>(path: string, language: Language) => ({
  ...publicQuery<T[]>(path, language),
  select: requireList<T>,
});
