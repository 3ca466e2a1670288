import { answer, api } from '@vitrine/platform';
import { useCounts } from '../../shared/use-counts.js';
import { contactKeys } from './keys.js';

const POLL_MS = 60_000;

const read = (signal: AbortSignal) => answer(api.GET('/api/contacts/admin/stats', { signal }));

/** Number of contact requests in total and of each status. */
export const useContactStats = () =>
  useCounts({ queryKey: contactKeys.stats, read, permission: 'contacts:read', everyMs: POLL_MS });
