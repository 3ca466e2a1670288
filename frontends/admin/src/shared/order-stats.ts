import { answer, api, useQuery, useSession } from '@vitrine/platform';

/** How often the counts are asked for, in milliseconds. */
const POLL_MS = 30_000;

/** Where the counts lie in the query cache: below all that is read of orders. */
const orderStatsKey = ['orders', 'stats'] as const;

const getStats = (signal: AbortSignal) => answer(api.GET('/api/orders/admin/stats', { signal }));

/**
 * How many orders there are, in all and of each status; also asked in a hidden tab, whose title shows them. Not in the orders' folder,
 * whose screens have a script of their own.
 */
export const useOrderStats = () =>
  useQuery({
    queryKey: orderStatsKey,
    queryFn: ({ signal }) => getStats(signal),
    enabled: useSession().status === 'signedIn',
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: true,
  });
