import { couponResource } from '@vitrine/schemas';
import { cents, kept, resourceTable, type RowOf } from '../../resource/index.js';

const WHOLE = { type: 'integer' };
const TEXTS = { type: 'string[]', columnType: 'text[]' };

/** Columns that are derived from others, and the counter, which only conditional SQL changes (see `coupon-redemption.ts`). */
interface Kept {
  usageCount: number;
  startsAt: Date;
  /** First moment after the validity. */
  endsAt: Date | null;
}

/** A coupon; the code is upper-case and unique, days are days in Europe/Berlin. */
export const couponTable = resourceTable(couponResource, 'coupons', {
  columns: {
    discountValue: cents('discount_value'),
    minimumOrderAmount: cents('minimum_order_cents'),
    maximumDiscount: cents('maximum_discount_cents'),
    usageLimit: WHOLE,
    userUsageLimit: WHOLE,
    applicableProducts: TEXTS,
    applicableCategories: TEXTS,
  },
  kept: kept<Kept>({
    usageCount: { type: 'integer', default: 0 },
    startsAt: { type: 'timestamptz' },
    endsAt: { type: 'timestamptz', nullable: true },
  }),
  shown: ['usageCount'],
});
export const Coupon = couponTable.entity;
export type Coupon = RowOf<typeof couponTable>;
