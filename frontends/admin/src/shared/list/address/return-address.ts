import { useLocation } from '@vitrine/platform';

/** For links from a list to a page: what the list shows now, so that the page leads back to the same. */
export function useListState(): { list: string } {
  return { list: useLocation().search };
}

/** The query of the list that led to a page, from the state of its address; empty where none did. */
export function toListState(state: unknown): string {
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return typeof list === 'string' ? list : '';
}

/** Address of the list at `path` that led to this page, with its search, filters and page. */
export const useReturnAddress = (path: string): string => `${path}${toListState(useLocation().state)}`;
