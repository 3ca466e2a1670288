import { answer, api, useQuery } from '@vitrine/platform';
import { couponResource } from '@vitrine/schemas';
import { FRESH_MS } from '../shared/freshness.js';
import { resourceCalls } from '../shared/resource/index.js';
import { useChangeRow } from '../shared/rows/index.js';
import type { Coupon } from './coupon.js';

export const coupons = resourceCalls({
  resource: couponResource,
  rows: '/api/coupons/admin',
  all: '/api/coupons/admin',
  failures: { list: 'Error loading coupons:' },
  toggle: '/api/coupons/admin/{id}/toggle',
});

/** Gives back the uses held by order requests that have been pending for more than a day. */
export const useGiveBackPending = () =>
  useChangeRow<Coupon>({
    list: coupons.key,
    changed: (coupon) => ({ ...coupon, usageCount: coupon.usageCount - coupon.pendingUses, pendingUses: 0 }),
    send: ({ id }) => answer(api.POST('/api/coupons/admin/{id}/give-back-pending', { params: { path: { id } } })),
    failure: ({ code }) => `The uses of ${code} could not be given back.`,
  });

/** The uses of a coupon, newest first. */
export const useCouponUsage = (id: string) =>
  useQuery({
    queryKey: ['coupons', 'usage', id],
    queryFn: ({ signal }) => answer(api.GET('/api/coupons/admin/{id}/usage', { params: { path: { id } }, signal })),
    staleTime: FRESH_MS.couponUsage,
  });

/** What a coupon can be limited to, in the order in which it is offered. */
interface Orderable {
  id: string;
  name: string;
  kind: 'Product' | 'Accessory';
}

async function listOrderables(signal: AbortSignal): Promise<Orderable[]> {
  const [products, accessories] = await Promise.all([
    answer(api.GET('/api/products', { signal })),
    answer(api.GET('/api/accessories/admin/all', { signal })),
  ]);
  return [
    ...products.map(({ id, name }): Orderable => ({ id, name, kind: 'Product' })),
    ...accessories.map(({ id, name }): Orderable => ({ id, name, kind: 'Accessory' })),
  ];
}

/** All products and accessories. */
export const useOrderables = () =>
  useQuery({
    queryKey: ['coupons', 'orderables'],
    queryFn: ({ signal }) => listOrderables(signal),
    staleTime: FRESH_MS.list,
  });
