import { answer, api, ApiFailure, session, useMutation, useQueryClient } from '@vitrine/platform';
import { orderKeys } from './keys.js';

async function decryptCustomer(id: string) {
  if (session.token() === null) throw new ApiFailure(401, 'NO_TOKEN', 'No admin token found');
  const { decryptedCustomerInfo } = await answer(
    api.GET('/api/orders/admin/{id}/decrypt-customer', { params: { path: { id } } }),
  );
  return decryptedCustomerInfo;
}

/** Reads all customer fields; the API records who did. The answer is kept only in the component. */
export function useDecryptCustomer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: decryptCustomer,
    gcTime: 0,
    onSuccess: (_info, id) => client.invalidateQueries({ queryKey: orderKeys.decryptions(id) }),
  });
}
