import { useLocation } from '@vitrine/platform';

/** Navigation state for links from a list to a page, so that the page can link back to the list as it is now. */
export function useListState(): { list: string } {
  return { list: useLocation().search };
}

/** The query of the list that led to a page, from the page's navigation state; empty where none did. */
export function toListState(state: unknown): string {
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return typeof list === 'string' ? list : '';
}

/** Address of the list at `path` that led to this page, with its search, filters and page. */
export const useReturnAddress = (path: string): string => `${path}${toListState(useLocation().state)}`;
