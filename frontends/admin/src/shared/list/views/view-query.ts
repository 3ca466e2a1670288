import { VIEW_LISTS, ADMIN_SCREENS, type ViewList } from '@vitrine/schemas';

/** The list of the screen at a path, where views of it can be saved. */
export const listAt = (path: string): ViewList | undefined =>
  VIEW_LISTS.find((list) => ADMIN_SCREENS[list].path === path.replace(/\/$/, ''));

const KEPT = ['search', 'sort', 'limit'];

/**
 * The part of a list's address that is a view: search, order, page size and the filters, but not the page or an open dialog.
 * @param filters names of the active filters
 */
export function toViewQuery(params: URLSearchParams, filters: readonly string[]): string {
  const kept = [...params].filter(([name]) => KEPT.includes(name) || filters.includes(name));
  kept.sort(([one], [other]) => (one < other ? -1 : 1));
  return new URLSearchParams(kept).toString();
}

/** Whether two queries ask for the same. */
export const isSameQuery = (one: string, other: string): boolean => sorted(one) === sorted(other);

function sorted(query: string): string {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}
