import { api } from '@vitrine/platform';
import { useDeleteRow } from '../../shared/rows/index.js';
import { couponsKey } from './list-coupons.js';

/** Deletes a coupon with its uses; orders keep its code and discount. */
export const useDeleteCoupon = () =>
  useDeleteRow(couponsKey, (id) => api.DELETE('/api/coupons/admin/{id}', { params: { path: { id } } }));
