import { api, useMutation, useQueryClient } from '@vitrine/platform';
import { orderKeys } from './keys.js';

export const deleteOrder = (id: string) => api.DELETE('/api/orders/{id}', { params: { path: { id } } });

/** Takes an order out of every list; for 30 days it can be restored. */
export function useDeleteOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteOrder,
    onSuccess: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
