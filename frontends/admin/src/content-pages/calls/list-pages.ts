import { answer, api, useQuery } from '@vitrine/platform';
import { freshMs } from '../../shared/freshness.js';
import { requireToken } from '../../shared/require-token.js';

/** Where the pages lie in the query cache. */
export const pagesKey = ['content-pages', 'all'] as const;

export async function listPages(signal?: AbortSignal) {
  requireToken();
  return answer(api.GET('/api/content-pages/admin/all', { signal: signal ?? null }));
}

/** How long pages that nobody looks at are retained, in milliseconds (back-office spec §9). */
const retainedMs = 10 * 60 * 1000;

/** All content pages, also the inactive ones. */
export const useContentPages = () =>
  useQuery({
    queryKey: pagesKey,
    queryFn: ({ signal }) => listPages(signal),
    staleTime: freshMs.contentPages,
    gcTime: retainedMs,
  });
