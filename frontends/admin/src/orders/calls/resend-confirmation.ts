import { api, useMutation, useQueryClient } from '@vitrine/platform';
import { orderKeys } from './keys.js';

const resendConfirmation = (id: string) =>
  api.POST('/api/orders/{id}/resend-confirmation', { params: { path: { id } } });

/** Sends the customer's confirmation mail again. */
export function useResendConfirmation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: resendConfirmation,
    onSuccess: (_answer, id) => client.invalidateQueries({ queryKey: orderKeys.detail(id) }),
  });
}
