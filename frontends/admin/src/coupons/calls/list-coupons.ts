import { answer, api, useQuery } from '@vitrine/platform';
import { freshMs } from '../../shared/freshness.js';

/** Where the coupons lie in the query cache. */
export const couponsKey = ['coupons', 'all'] as const;

export const listCoupons = (signal?: AbortSignal) => answer(api.GET('/api/coupons/admin', { signal: signal ?? null }));

/** All coupons, also the inactive ones; asked for once somebody is signed in. */
export const useCoupons = (signedIn: boolean) =>
  useQuery({
    queryKey: couponsKey,
    queryFn: ({ signal }) => listCoupons(signal),
    staleTime: freshMs.list,
    enabled: signedIn,
  });
