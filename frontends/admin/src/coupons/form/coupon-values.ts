import { type CouponAdmin, couponAdminSchema, type CouponCategory, type CouponDiscountType } from '@vitrine/schemas';
import { dayText, moneyText } from '../../shared/form/index.js';
import type { Coupon } from '../coupon.js';

/** What the form holds: numbers as typed, days `YYYY-MM-DD`, '' for what is not given. */
export interface CouponValues {
  code: string;
  name: string;
  description: string;
  discountType: CouponDiscountType;
  discountValue: string;
  minimumOrderAmount: string;
  maximumDiscount: string;
  usageLimit: string;
  userUsageLimit: string;
  validFrom: string;
  validUntil: string;
  isActive: boolean;
  applicableProducts: string[];
  applicableCategories: CouponCategory[];
}

/** A new coupon begins today, without a minimum, once for each customer (back-office spec §5, Coupon). */
export const valuesOf = (coupon: Coupon | null): CouponValues => ({
  code: coupon?.code ?? '',
  name: coupon?.name ?? '',
  description: coupon?.description ?? '',
  discountType: coupon?.discountType ?? 'percentage',
  discountValue: coupon?.discountValue.toString() ?? '',
  minimumOrderAmount: moneyText(coupon ? coupon.minimumOrderAmount : 0),
  maximumDiscount: moneyText(coupon?.maximumDiscount),
  usageLimit: coupon?.usageLimit?.toString() ?? '',
  userUsageLimit: (coupon?.userUsageLimit ?? 1).toString(),
  validFrom: dayText(coupon?.validFrom ?? new Date().toISOString()),
  validUntil: dayText(coupon?.validUntil),
  isActive: coupon?.isActive ?? true,
  applicableProducts: coupon?.applicableProducts ?? [],
  applicableCategories: coupon?.applicableCategories ?? [],
});

/** The API's own rules; a fixed discount has no maximum, whatever was typed while it was a percentage. */
export const couponFormSchema = couponAdminSchema.transform((values: CouponValues): object =>
  values.discountType === 'fixed' ? { ...values, maximumDiscount: null } : values,
);

/** The stored moment where its day was left as it is: the form shows days only. */
const momentOf = (day: string, stored: string | null | undefined): string =>
  stored && dayText(stored) === day ? stored : day;

/** The API's body of what the form holds. `stored` is the coupon the form was opened with. */
export function bodyOf(values: CouponValues, stored: Coupon | null): CouponAdmin {
  return couponFormSchema.cast(
    {
      ...values,
      validFrom: momentOf(values.validFrom, stored?.validFrom),
      validUntil: momentOf(values.validUntil, stored?.validUntil),
    },
    { assert: false },
  );
}

/** What the fields are called. */
export const labels: Readonly<Record<string, string>> = {
  code: 'Coupon code',
  name: 'Name',
  description: 'Description',
  discountType: 'Discount type',
  discountValue: 'Discount value',
  minimumOrderAmount: 'Minimum order amount',
  maximumDiscount: 'Maximum discount',
  usageLimit: 'Total usage limit',
  userUsageLimit: 'Usage limit per customer',
  validFrom: 'Valid from',
  validUntil: 'Valid until',
  isActive: 'Active',
  applicableProducts: 'Products and accessories',
  applicableCategories: 'Categories',
};
