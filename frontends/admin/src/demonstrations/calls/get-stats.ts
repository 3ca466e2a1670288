import { answer, api } from '@vitrine/platform';
import { useCounts } from '../../shared/use-counts.js';
import { demonstrationKeys } from './keys.js';

const POLL_MS = 60_000;

const read = (signal: AbortSignal) => answer(api.GET('/api/demonstrations/admin/stats', { signal }));

/** Number of requests for a demonstration in total and of each status. */
export const useDemonstrationStats = () =>
  useCounts({ queryKey: demonstrationKeys.stats, read, permission: 'contacts:read', everyMs: POLL_MS });
