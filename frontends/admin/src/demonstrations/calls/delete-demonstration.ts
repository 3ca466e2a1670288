import { api, useMutation, useQueryClient } from '@vitrine/platform';
import { demonstrationKeys } from './keys.js';

export const deleteDemonstration = (id: string) =>
  api.DELETE('/api/demonstrations/admin/{id}', { params: { path: { id } } });

/** Deletes a request for a demonstration; it can be restored for 30 days. */
export function useDeleteDemonstration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteDemonstration,
    onSuccess: () => client.invalidateQueries({ queryKey: demonstrationKeys.all }),
  });
}
