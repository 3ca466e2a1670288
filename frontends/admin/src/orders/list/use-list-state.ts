import { useSearchParams } from '@vitrine/platform';
import { orderSorts, orderStatuses, type OrderSort, type OrderStatus } from '@vitrine/schemas';
import { useCallback, useMemo } from 'react';
import type { ListParams } from '../calls/keys.js';

const defaultSort: OrderSort = '-createdAt';

const known = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** The list's state from the page's address; a value that makes no sense counts as not given. */
export function readListState(params: URLSearchParams): ListParams {
  const page = Number(params.get('page') ?? 1);
  return {
    search: (params.get('search') ?? '').trim(),
    status: known<OrderStatus>(orderStatuses, params.get('status')),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    sort: known(orderSorts, params.get('sort')) ?? defaultSort,
  };
}

/** The address's parameters with the changes; defaults are left out, another list begins at its first page. */
export function writeListState(params: URLSearchParams, changes: Partial<ListParams>): URLSearchParams {
  const { search, status, page, sort } = { ...readListState(params), page: 1, ...changes };
  const next = new URLSearchParams(params);
  const set = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name));
  set('search', search);
  set('status', status);
  set('page', page > 1 ? String(page) : undefined);
  set('sort', sort === defaultSort ? undefined : sort);
  return next;
}

/** Search, status, page and order of the list, kept in the page's address. */
export function useListState() {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params), [params]);
  const change = useCallback(
    (changes: Partial<ListParams>, options: { replace?: boolean } = {}) =>
      setParams((now) => writeListState(now, changes), { preventScrollReset: true, ...options }),
    [setParams],
  );
  const href = useCallback(
    (changes: Partial<ListParams>) => `?${writeListState(params, changes).toString()}`,
    [params],
  );
  return { state, change, href };
}
