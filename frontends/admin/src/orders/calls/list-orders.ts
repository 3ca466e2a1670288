import { answer, api, keepPreviousData, useQuery } from '@vitrine/platform';
import { type ListParams, orderKeys } from './keys.js';

const listOrders = ({ search, status, page, limit, sort, ...filters }: ListParams, signal: AbortSignal) =>
  answer(
    api.GET('/api/orders', {
      params: {
        query: {
          page,
          limit,
          sort,
          ...(search && { search }),
          ...(status && { status }),
          ...filters,
        },
      },
      signal,
    }),
  );

/** A page of orders; the previous page stays while the next is loading. */
export const useOrderList = (params: ListParams, { enabled = true } = {}) =>
  useQuery({
    queryKey: orderKeys.list(params),
    queryFn: ({ signal }) => listOrders(params, signal),
    placeholderData: keepPreviousData,
    enabled,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
