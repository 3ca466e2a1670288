import { type CouponDiscountType, couponResource } from '@vitrine/schemas';
import { dayText } from '../../shared/form/index.js';
import { resourceForm, type ResourceValues } from '../../shared/resource/index.js';
import type { Coupon } from '../coupon.js';

/** What the form holds: numbers as typed, days `YYYY-MM-DD`, '' for what is not given. */
export type CouponValues = Omit<ResourceValues<typeof couponResource>, 'discountType'> & {
  discountType: CouponDiscountType;
};

/** A new coupon begins today, without a minimum, once for each customer (back-office spec §5, Coupon). */
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

/** The stored moment where its day was left as it is: the form shows days only. */
const toMoment = (day: string, stored: string | null | undefined): string =>
  stored && dayText(stored) === day ? stored : day;

/** The API's body of what the form holds. `stored` is the coupon the form was opened with. */
export const toCouponBody = (values: CouponValues, stored: Coupon | null) =>
  couponForm.bodyOf({
    ...values,
    validFrom: toMoment(values.validFrom, stored?.validFrom),
    validUntil: toMoment(values.validUntil, stored?.validUntil),
  });
