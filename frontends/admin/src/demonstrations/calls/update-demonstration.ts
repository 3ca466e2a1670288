import { answer, api, useQueryClient } from '@vitrine/platform';
import type { DemonstrationUpdate } from '@vitrine/schemas';
import { useCallback } from 'react';
import { demonstrationKeys } from './keys.js';

export const updateDemonstration = (id: string, body: DemonstrationUpdate) =>
  answer(api.PUT('/api/demonstrations/admin/{id}/status', { params: { path: { id } }, body }));

/** Saves status and notes, and refetches list, counts and the request itself. */
export function useUpdateDemonstration() {
  const client = useQueryClient();
  return useCallback(
    async (id: string, body: DemonstrationUpdate) => {
      const demonstration = await updateDemonstration(id, body);
      await client.invalidateQueries({ queryKey: demonstrationKeys.all });
      return demonstration;
    },
    [client],
  );
}
