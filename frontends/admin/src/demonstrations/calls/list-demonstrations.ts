import { answer, api, keepPreviousData, useQuery, useSession } from '@vitrine/platform';
import { demonstrationKeys, type ListParams } from './keys.js';

const listDemonstrations = ({ search, status, kind, page, limit }: ListParams, signal: AbortSignal) =>
  answer(
    api.GET('/api/demonstrations/admin/all', {
      params: { query: { page, limit, ...(search && { search }), ...(status && { status }), ...(kind && { kind }) } },
      signal,
    }),
  );

/** A page of requests for a demonstration, newest first; the previous page stays while the next is loading. */
export const useDemonstrationList = (params: ListParams) =>
  useQuery({
    queryKey: demonstrationKeys.list(params),
    queryFn: ({ signal }) => listDemonstrations(params, signal),
    enabled: useSession().status === 'signedIn',
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
