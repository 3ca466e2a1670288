import { useSearchParams } from '@vitrine/platform';
import { isDay, MAXIMUM_LENGTHS, PAGING } from '@vitrine/schemas';
import { useCallback, useMemo } from 'react';

/** Among the values of a filter: stands for any id. */
export const ANY_ID = '{id}';
/** Among the values of a filter: stands for any day, `YYYY-MM-DD`. */
export const ANY_DAY = '{day}';
/** Among the values of a filter: stands for any coupon's code. */
export const ANY_CODE = '{code}';

/** The parameters that a list has in the address. */
export interface ListShape<Sort extends string, Filters extends Record<string, readonly string[]>> {
  sorts: readonly Sort[];
  defaultSort: Sort;
  /** Name of each filter and the values it can have. */
  filters: Filters;
}

type Chosen<Filters extends Record<string, readonly string[]>> = {
  [Name in keyof Filters]?: Filters[Name][number] | undefined;
};

export interface ListState<
  Sort extends string = string,
  Filters extends Record<string, readonly string[]> = Record<string, readonly string[]>,
> {
  /** Trimmed; empty for none. */
  search: string;
  /** From 1 on. */
  page: number;
  /** Rows of a page, one of the sizes that `PAGING` offers; lists of cards have their own. */
  limit: number;
  sort: Sort;
  /** A filter without an entry lets everything pass. */
  filters: Chosen<Filters>;
}

const LAST_PAGE = 1_000_000;

const toLimit = (text: string | null): number =>
  PAGING.sizes.find((size) => String(size) === text) ?? PAGING.defaultLimit;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const isCode = (text: string): boolean => text.trim() !== '' && text.length <= MAXIMUM_LENGTHS.couponCode;

/** The placeholders among the values of a filter, and the texts for which they stand. */
const OPEN_VALUES: Readonly<Record<string, (text: string) => boolean>> = {
  [ANY_ID]: (text) => UUID.test(text),
  [ANY_DAY]: isDay,
  [ANY_CODE]: isCode,
};

const known = <T extends string>(values: readonly T[], text: string | null): T | undefined => {
  if (text === null || Object.hasOwn(OPEN_VALUES, text)) return undefined;
  return values.some((value) => OPEN_VALUES[value]?.(text)) ? (text as T) : values.find((value) => value === text);
};

/** The list's state from the page's address; invalid values are ignored. */
export function readListState<Sort extends string, Filters extends Record<string, readonly string[]>>(
  shape: ListShape<Sort, Filters>,
  params: URLSearchParams,
): ListState<Sort, Filters> {
  const page = Number(params.get('page') ?? 1);
  const chosen = Object.entries(shape.filters).flatMap(([name, values]) => {
    const value = known(values, params.get(name));
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    search: (params.get('search') ?? '').trim(),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    limit: toLimit(params.get('limit')),
    sort: known(shape.sorts, params.get('sort')) ?? shape.defaultSort,
    filters: Object.fromEntries(chosen) as Chosen<Filters>,
  };
}

/** The address's parameters with the changes; defaults are left out, and a change other than of the page starts at the first page. */
export function writeListState<Sort extends string, Filters extends Record<string, readonly string[]>>(
  shape: ListShape<Sort, Filters>,
  params: URLSearchParams,
  changes: Partial<ListState<Sort, Filters>>,
): URLSearchParams {
  const now = readListState(shape, params);
  const { search, page, limit, sort } = { ...now, page: 1, ...changes };
  const filters: Record<string, string | undefined> = { ...now.filters, ...changes.filters };
  const next = new URLSearchParams(params);
  const set = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name));
  set('search', search);
  for (const name of Object.keys(shape.filters)) set(name, filters[name]);
  set('page', page > 1 ? String(page) : undefined);
  set('limit', limit === PAGING.defaultLimit ? undefined : String(limit));
  set('sort', sort === shape.defaultSort ? undefined : sort);
  return next;
}

/** Search, filters, page and order of a list, kept in the page's address; `shape` must be a constant. */
export function useListAddress<Sort extends string, Filters extends Record<string, readonly string[]>>(
  shape: ListShape<Sort, Filters>,
) {
  type Changes = Partial<ListState<Sort, Filters>>;
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(shape, params), [shape, params]);
  const change = useCallback(
    (changes: Changes, options: { replace?: boolean } = {}) =>
      // The current address is read, because the router's parameters are those of the last render, and a second change may come before the next one.
      setParams(writeListState(shape, new URLSearchParams(location.search), changes), {
        preventScrollReset: true,
        ...options,
      }),
    [shape, setParams],
  );
  const href = useCallback(
    (changes: Changes) => `?${writeListState(shape, params, changes).toString()}`,
    [shape, params],
  );
  /** Removes the search and every filter. */
  const reset = useCallback(() => {
    const none = Object.fromEntries(Object.keys(shape.filters).map((name) => [name, undefined]));
    change({ search: '', filters: none as Chosen<Filters> });
  }, [shape, change]);
  const narrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  return { state, change, href, reset, narrowed };
}
