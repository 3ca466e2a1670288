import { answer, api } from '@vitrine/platform';
import { useCounts } from './use-counts.js';

const POLL_MS = 30_000;

/** Query key of the counts, below the prefix of everything read about orders. */
const orderStatsKey = ['orders', 'stats'] as const;

const read = (signal: AbortSignal) => answer(api.GET('/api/orders/admin/stats', { signal }));

/** Number of orders in total and of each status. Not in the folder of orders, whose screens are a script of their own. */
export const useOrderStats = () =>
  useCounts({ queryKey: orderStatsKey, read, permission: 'orders:read', everyMs: POLL_MS });
