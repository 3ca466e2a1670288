import { answer, api, useQuery } from '@vitrine/platform';
import { FRESH_MS } from '../../shared/freshness.js';

const getUsage = (id: string, signal: AbortSignal) =>
  answer(api.GET('/api/coupons/admin/{id}/usage', { params: { path: { id } }, signal }));

/** The uses of a coupon, the newest first. */
export const useCouponUsage = (id: string) =>
  useQuery({
    queryKey: ['coupons', 'usage', id],
    queryFn: ({ signal }) => getUsage(id, signal),
    staleTime: FRESH_MS.couponUsage,
  });
