import { useLocation } from '@vitrine/platform';

/** For links from a list to a page: what the list shows now, so that the page leads back to the same. */
export function useListState(): { list: string } {
  return { list: useLocation().search };
}

/** Address of the list at `path` that led to this page, with its search, filters and page. */
export function useReturnAddress(path: string): string {
  const { state } = useLocation() as { state: unknown };
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return typeof list === 'string' ? `${path}${list}` : path;
}
