import { answer, api, useQuery } from '@vitrine/platform';
import { freshMs } from '../../shared/freshness.js';

/** Where the accessories lie in the query cache. */
export const accessoriesKey = ['accessories', 'all'] as const;

const listAccessories = (signal: AbortSignal) => answer(api.GET('/api/accessories/admin/all', { signal }));

/** All accessories, also the hidden ones; `latest` also where they were read a moment ago. */
export const useAccessories = ({ latest = false } = {}) =>
  useQuery({
    queryKey: accessoriesKey,
    queryFn: ({ signal }) => listAccessories(signal),
    staleTime: freshMs.list,
    refetchOnMount: latest ? 'always' : true,
  });
