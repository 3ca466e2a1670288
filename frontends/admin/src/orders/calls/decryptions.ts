import { answer, api, useQuery } from '@vitrine/platform';
import { orderKeys } from './keys.js';

/** How many of the latest decryptions are shown. */
const SHOWN = 10;

/** Who decrypted an order's customer data and when, the latest first, from the audit log. */
export const useDecryptions = (id: string) =>
  useQuery({
    queryKey: orderKeys.decryptions(id),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/admin/audit', {
          params: { query: { subject: id, action: 'order.customer.decrypt', limit: SHOWN } },
          signal,
        }),
      ),
    staleTime: 0,
  });
