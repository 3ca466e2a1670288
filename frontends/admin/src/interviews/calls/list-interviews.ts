import { answer, api, useQuery } from '@vitrine/platform';
import { freshMs } from '../../shared/freshness.js';

/** Where the interviews lie in the query cache. */
export const interviewsKey = ['interviews', 'all'] as const;

const listInterviews = (signal: AbortSignal) => answer(api.GET('/api/interviews/admin/all', { signal }));

/** All interviews, also the drafts; `latest` also where they were read a moment ago. */
export const useInterviews = ({ latest = false } = {}) =>
  useQuery({
    queryKey: interviewsKey,
    queryFn: ({ signal }) => listInterviews(signal),
    staleTime: freshMs.list,
    refetchOnMount: latest ? 'always' : true,
  });
