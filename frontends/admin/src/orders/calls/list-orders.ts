import { answer, api, keepPreviousData, useQuery } from '@vitrine/platform';
import { type ListParams, orderKeys } from './keys.js';

const listOrders = ({ search, status, page, sort }: ListParams, signal: AbortSignal) =>
  answer(
    api.GET('/api/orders', {
      params: { query: { page, sort, ...(search && { search }), ...(status && { status }) } },
      signal,
    }),
  );

/** A page of orders; the rows of the last one stay while the next is loading. */
export const useOrderList = (params: ListParams) =>
  useQuery({
    queryKey: orderKeys.list(params),
    queryFn: ({ signal }) => listOrders(params, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
