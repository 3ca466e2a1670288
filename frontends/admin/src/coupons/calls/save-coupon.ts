import { answer, api } from '@vitrine/platform';
import type { CouponAdmin } from '@vitrine/schemas';
import { useSaveRow } from '../../shared/rows/index.js';
import { couponsKey } from './list-coupons.js';

const saveCoupon = (id: string | null, body: CouponAdmin) =>
  answer(
    id === null
      ? api.POST('/api/coupons/admin', { body })
      : api.PUT('/api/coupons/admin/{id}', { params: { path: { id } }, body }),
  );

/** Creates a coupon (`id` null) or changes one. */
export const useSaveCoupon = () => useSaveRow(couponsKey, saveCoupon);
