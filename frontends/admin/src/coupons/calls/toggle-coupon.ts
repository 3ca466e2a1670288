import { answer, api } from '@vitrine/platform';
import { useChangeRow } from '../../shared/rows/index.js';
import type { Coupon } from '../coupon.js';
import { couponsKey } from './list-coupons.js';

const toggleCoupon = ({ id }: Coupon) =>
  answer(api.PATCH('/api/coupons/admin/{id}/toggle', { params: { path: { id } } }));

/** Activates or deactivates a coupon (back-office spec §4). */
export const useToggleCoupon = () =>
  useChangeRow<Coupon>({
    list: couponsKey,
    changed: (coupon) => ({ ...coupon, isActive: !coupon.isActive }),
    send: toggleCoupon,
    failure: ({ code }) => `Coupon ${code} could not be changed.`,
  });
