import { api, useMutation, useQueryClient } from '@vitrine/platform';
import { contactKeys } from './keys.js';

const resendAcknowledgement = (id: string) =>
  api.POST('/api/contacts/admin/{id}/resend-acknowledgement', { params: { path: { id } } });

/** Sends the customer's acknowledgement again. */
export function useResendAcknowledgement() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: resendAcknowledgement,
    onSuccess: (_answer, id) => client.invalidateQueries({ queryKey: contactKeys.detail(id) }),
  });
}
