import { type CouponDiscountType, couponResource } from '@vitrine/schemas';
import { dayText } from '../../shared/form/index.js';
import { resourceForm, type ResourceValues } from '../../shared/resource/index.js';
import type { Coupon } from '../coupon.js';

/** The form's values: numbers as typed, days `YYYY-MM-DD`, '' for a missing value. */
export type CouponValues = Omit<ResourceValues<typeof couponResource>, 'discountType'> & {
  discountType: CouponDiscountType;
};

/** A new coupon starts today, without a minimum, once for each customer (back-office spec §5, Coupon). */
export const couponForm = resourceForm(couponResource, {
  toForm: (values, coupon: Coupon | null): CouponValues => ({
    ...values,
    discountType: coupon?.discountType ?? 'percentage',
    discountValue: coupon?.discountValue.toString() ?? '',
    validFrom: dayText(coupon?.validFrom ?? new Date().toISOString()),
    validUntil: dayText(coupon?.validUntil),
  }),
  // A fixed discount has no maximum, whatever was typed while it was a percentage.
  fromForm: (values) => (values.discountType === 'fixed' ? { ...values, maximumDiscount: null } : values),
});

/** The stored moment if its day was not changed, because the form shows only days. */
const toMoment = (day: string, stored: string | null | undefined): string =>
  stored && dayText(stored) === day ? stored : day;

/** The request's body of the form's values. `stored` is the coupon with which the form was opened. */
export const toCouponBody = (values: CouponValues, stored: Coupon | null) =>
  couponForm.bodyOf({
    ...values,
    validFrom: toMoment(values.validFrom, stored?.validFrom),
    validUntil: toMoment(values.validUntil, stored?.validUntil),
  });
