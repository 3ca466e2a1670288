import { answer, api, useQuery } from '@vitrine/platform';
import { freshMs } from '../../shared/freshness.js';

/** Where the sections lie in the query cache. */
export const sectionsKey = ['homepage-sections', 'all'] as const;

export const listSections = (signal?: AbortSignal) =>
  answer(api.GET('/api/homepage-sections/admin/all', { signal: signal ?? null }));

/** All sections in their order, also the inactive ones. */
export const useSections = () =>
  useQuery({
    queryKey: sectionsKey,
    queryFn: ({ signal }) => listSections(signal),
    staleTime: freshMs.list,
  });
