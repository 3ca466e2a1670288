import { answer, api, useQuery } from '@vitrine/platform';
import { freshMs } from '../../shared/freshness.js';

/** Where the stores lie in the query cache. */
export const storesKey = ['stores', 'all'] as const;

const listStores = (signal: AbortSignal) => answer(api.GET('/api/stores/all', { signal }));

/** All stores, also the inactive ones; `latest` also where they were read a moment ago. */
export const useStores = ({ latest = false } = {}) =>
  useQuery({
    queryKey: storesKey,
    queryFn: ({ signal }) => listStores(signal),
    staleTime: freshMs.list,
    refetchOnMount: latest ? 'always' : true,
  });
