import { answer, api } from '@vitrine/platform';
import { useCounts } from './use-counts.js';

const POLL_MS = 30_000;

/** Where the counts lie in the query cache: below all that is read of orders. */
const orderStatsKey = ['orders', 'stats'] as const;

const read = (signal: AbortSignal) => answer(api.GET('/api/orders/admin/stats', { signal }));

/** How many orders there are, in all and of each status. Not in the orders' folder, whose screens have a script of their own. */
export const useOrderStats = () =>
  useCounts({ queryKey: orderStatsKey, read, permission: 'orders:read', everyMs: POLL_MS });
