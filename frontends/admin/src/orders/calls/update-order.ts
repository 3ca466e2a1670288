import { answer, api, useMutation, useQueryClient } from '@vitrine/platform';
import type { OrderUpdate } from '@vitrine/schemas';
import { orderKeys } from './keys.js';

export const updateOrder = ({ id, changes }: { id: string; changes: OrderUpdate }) =>
  answer(api.PUT('/api/orders/{id}', { params: { path: { id } }, body: changes }));

/** Changes an order. With `version` a change made meanwhile by somebody else is refused with `STALE_VERSION`. */
export function useUpdateOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: updateOrder,
    onSuccess: (order) => {
      client.setQueryData(orderKeys.detail(order.id), (known: object | undefined) => known && { ...known, ...order });
      return client.invalidateQueries({ queryKey: orderKeys.lists });
    },
  });
}
