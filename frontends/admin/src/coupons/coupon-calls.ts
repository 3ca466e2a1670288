import { answer, api } from '@vitrine/platform';
import type { CouponInput } from '@vitrine/schemas';
import { resourceCalls } from '../shared/resource/index.js';
import type { Coupon } from './coupon.js';

/** Where the coupons lie in the query cache. */
export const couponsKey = ['coupons', 'all'] as const;

export const coupons = resourceCalls<Coupon, CouponInput>({
  key: couponsKey,
  list: (signal) => answer(api.GET('/api/coupons/admin', { signal })),
  create: (body) => answer(api.POST('/api/coupons/admin', { body })),
  change: (id, body) => answer(api.PUT('/api/coupons/admin/{id}', { params: { path: { id } }, body })),
  remove: (id) => api.DELETE('/api/coupons/admin/{id}', { params: { path: { id } } }),
  toggle: (id) => answer(api.PATCH('/api/coupons/admin/{id}/toggle', { params: { path: { id } } })),
});
