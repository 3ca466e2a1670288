import { answer, api } from '@vitrine/platform';
import { useChangeRow } from '../shared/rows/index.js';
import type { Coupon } from './coupon.js';
import { coupons } from './coupon-calls.js';

const giveBackPending = ({ id }: Coupon) =>
  answer(api.POST('/api/coupons/admin/{id}/give-back-pending', { params: { path: { id } } }));

/** Gives back the uses that order requests hold which have been pending for more than a day. */
export const useGiveBackPending = () =>
  useChangeRow<Coupon>({
    list: coupons.key,
    changed: (coupon) => ({ ...coupon, usageCount: coupon.usageCount - coupon.pendingUses, pendingUses: 0 }),
    send: giveBackPending,
    failure: ({ code }) => `The uses of ${code} could not be given back.`,
  });
