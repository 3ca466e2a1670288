import { api, useMutation, useQueryClient } from '@vitrine/platform';
import { demonstrationKeys } from './keys.js';

export const deleteDemonstration = (id: string) =>
  api.DELETE('/api/demonstrations/admin/{id}', { params: { path: { id } } });

/** Takes a request for a demonstration out of every list; for 30 days it can be restored. */
export function useDeleteDemonstration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteDemonstration,
    onSuccess: () => client.invalidateQueries({ queryKey: demonstrationKeys.all }),
  });
}
