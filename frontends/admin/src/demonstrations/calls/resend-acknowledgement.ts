import { api, useMutation, useQueryClient } from '@vitrine/platform';
import { demonstrationKeys } from './keys.js';

const resendAcknowledgement = (id: string) =>
  api.POST('/api/demonstrations/admin/{id}/resend-acknowledgement', { params: { path: { id } } });

/** Sends the customer the mail about the present status again. */
export function useResendAcknowledgement() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: resendAcknowledgement,
    onSuccess: (_answer, id) => client.invalidateQueries({ queryKey: demonstrationKeys.detail(id) }),
  });
}
