import type { QueryClient } from '@vitrine/platform';

/** What visitors are shown, as this page may have read it for itself, is read anew where it is looked at next. */
export const forgetPublicReads = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['public'] });
