import { couponResource } from '@vitrine/schemas';
import { resourceCalls } from '../shared/resource/index.js';

export const coupons = resourceCalls({
  resource: couponResource,
  rows: '/api/coupons/admin',
  all: '/api/coupons/admin',
  toggle: '/api/coupons/admin/{id}/toggle',
});
