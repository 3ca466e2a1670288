import { answer, api, useQuery, useSession } from '@vitrine/platform';
import { contactKeys } from './keys.js';

/** How often the counts are asked for, in milliseconds. */
const POLL_MS = 60_000;

const getStats = (signal: AbortSignal) => answer(api.GET('/api/contacts/admin/stats', { signal }));

/** How many contact requests there are, in all and of each status; asked only while somebody is signed in, also in a hidden tab, whose title shows them (back-office spec §6). */
export const useContactStats = () =>
  useQuery({
    queryKey: contactKeys.stats,
    queryFn: ({ signal }) => getStats(signal),
    enabled: useSession().status === 'signedIn',
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: true,
  });
