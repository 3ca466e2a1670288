import { answer, api, useQuery, useSession } from '@vitrine/platform';
import { contactKeys } from './keys.js';

/** How often the counts are asked for while they are on the screen, in milliseconds. */
const pollMs = 60_000;

const getStats = (signal: AbortSignal) => answer(api.GET('/api/contacts/admin/stats', { signal }));

/** How many contact requests there are, in all and of each status; asked only while somebody is signed in (back-office spec §6). */
export const useContactStats = () =>
  useQuery({
    queryKey: contactKeys.stats,
    queryFn: ({ signal }) => getStats(signal),
    enabled: useSession().status === 'signedIn',
    staleTime: 0,
    refetchInterval: pollMs,
    refetchOnWindowFocus: true,
  });
