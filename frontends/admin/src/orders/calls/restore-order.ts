import { answer, api, useMutation, useQueryClient } from '@vitrine/platform';
import { orderKeys } from './keys.js';

export const restoreOrder = (id: string) => answer(api.POST('/api/orders/{id}/restore', { params: { path: { id } } }));

/** Restores a deleted order. */
export function useRestoreOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: restoreOrder,
    onSuccess: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
