import { answer, api, useQuery } from '@vitrine/platform';
import { freshMs } from '../../shared/freshness.js';

/** Where the library lies in the query cache. */
export const featuresKey = ['features', 'all'] as const;

export const listFeatures = (signal?: AbortSignal) =>
  answer(api.GET('/api/features/admin/all', { signal: signal ?? null }));

/** The whole library by title, also what is inactive. */
export const useFeatures = () =>
  useQuery({ queryKey: featuresKey, queryFn: ({ signal }) => listFeatures(signal), staleTime: freshMs.list });
