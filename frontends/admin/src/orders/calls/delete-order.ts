import { api, useMutation, useQueryClient } from '@vitrine/platform';
import { orderKeys } from './keys.js';

export const deleteOrder = (id: string) => api.DELETE('/api/orders/{id}', { params: { path: { id } } });

/** Deletes an order; it can be restored for 30 days. */
export function useDeleteOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteOrder,
    onSuccess: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
