import { sentence, type CouponDiscountType } from '@vitrine/schemas';
import { euroText, getPercentage } from '../../common/money.js';

/** The fields of a coupon that the rules use. Amounts are in cents; `discountValue` is cents, or hundredths of a percent. */
export interface CouponTerms {
  isActive: boolean;
  discountType: CouponDiscountType;
  discountValue: number;
  minimumOrderCents: number;
  maximumDiscountCents: number | null;
  usageLimit: number | null;
  userUsageLimit: number;
  usageCount: number;
  /** First moment of validity. */
  startsAt: Date;
  /** First moment after validity; `null` = open. */
  endsAt: Date | null;
  applicableProducts: readonly string[];
  applicableCategories: readonly string[];
}

/** What a coupon would be used for. */
export interface CouponUse {
  productId: string;
  /** `product`, `subscription` or the accessory's category; `undefined` = there is no such item, or it is not sold on this plan. */
  category: string | undefined;
  priceCents: number;
  at: Date;
  /** How often this customer has used the coupon already; 0 when no address is known. */
  usesByCustomer: number;
}

/** Why a coupon is refused: the contract's sentence. */
export type CouponRefusal = string;

/** The refusal of an unknown or inactive code. */
export const UNKNOWN_COUPON: CouponRefusal = sentence('coupon.invalid');
export const COUPON_NOT_APPLICABLE: CouponRefusal = sentence('coupon.notApplicable');
export const COUPON_USED_UP: CouponRefusal = sentence('coupon.usedUp');
export const COUPON_USED_BY_CUSTOMER: CouponRefusal = sentence('coupon.usedByYou');

/** The contract's refusals in its order (contract: Coupon refusals); the first that applies is reported. */
const rules: readonly ((coupon: CouponTerms, use: CouponUse) => CouponRefusal | false)[] = [
  (coupon) => !coupon.isActive && UNKNOWN_COUPON,
  (coupon, { at }) => coupon.endsAt !== null && at >= coupon.endsAt && sentence('coupon.expired'),
  (coupon, { at }) => at < coupon.startsAt && sentence('coupon.notYetValid'),
  (coupon, use) => !isApplicable(coupon, use) && COUPON_NOT_APPLICABLE,
  (coupon, { priceCents }) =>
    priceCents < coupon.minimumOrderCents &&
    sentence('coupon.minimumAmount', { amount: euroText(coupon.minimumOrderCents).replace('€ ', '') }),
  (coupon) => coupon.usageLimit !== null && coupon.usageCount >= coupon.usageLimit && COUPON_USED_UP,
  (coupon, { usesByCustomer }) => usesByCustomer >= coupon.userUsageLimit && COUPON_USED_BY_CUSTOMER,
];

/** @returns the sentence of the first rule the coupon breaks, or `undefined` when the coupon is valid */
export function findRefusal(coupon: CouponTerms, use: CouponUse): CouponRefusal | undefined {
  for (const rule of rules) {
    const refusal = rule(coupon, use);
    if (refusal !== false) return refusal;
  }
  return undefined;
}

/** Two empty lists mean every item; otherwise a list must name the item or its category. */
function isApplicable({ applicableProducts, applicableCategories }: CouponTerms, use: CouponUse): boolean {
  if (use.category === undefined) return false;
  if (applicableProducts.length === 0 && applicableCategories.length === 0) return true;
  return applicableProducts.includes(use.productId) || applicableCategories.includes(use.category);
}

/**
 * The discount in cents: a percentage of the price (half up to the cent) or the fixed amount, at most `maximumDiscountCents` and never more
 * than the price.
 */
export function getDiscount(
  coupon: Pick<CouponTerms, 'discountType' | 'discountValue' | 'maximumDiscountCents'>,
  priceCents: number,
): number {
  const full =
    coupon.discountType === 'percentage' ? getPercentage(priceCents, coupon.discountValue / 100) : coupon.discountValue;
  return Math.min(full, coupon.maximumDiscountCents ?? full, priceCents);
}
