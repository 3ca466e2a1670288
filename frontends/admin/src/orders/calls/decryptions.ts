import { answer, api, useQuery } from '@vitrine/platform';
import { ADMIN_SCREENS } from '@vitrine/schemas';
import { useMay } from '../../shared/permissions/index.js';
import { orderKeys } from './keys.js';

/** How many of the latest decryptions are shown. */
const SHOWN = 10;

/** Who decrypted an order's customer data and when, latest first, from the audit log; empty for people who may not read the audit log. */
export function useDecryptions(id: string) {
  const enabled = useMay()(ADMIN_SCREENS.privacy.permission);
  return useQuery({
    enabled,
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
}
