import type { QueryClient } from '@vitrine/platform';

/** Marks the public reads that this page made as stale, so that they are refetched when they are shown again. */
export const forgetPublicReads = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['public'] });
