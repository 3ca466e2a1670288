import type { components } from '@vitrine/platform';
import type { CouponCategory } from '@vitrine/schemas';
import { format } from '../shared/format.js';
import { dayText } from '../shared/form/index.js';

/** Types of the generated API document; amounts in euros, percentages in percent, times ISO 8601. */
export type Coupon = components['schemas']['CouponDto'];
export type CouponUse = components['schemas']['CouponUsageDto'];

export const categoryNames: Record<CouponCategory, string> = {
  product: 'Products (one-time purchase)',
  subscription: 'Subscriptions',
  pen: 'Pens',
  wallet: 'Wallets',
  belt: 'Belts',
  watch_band: 'Watch bands',
  case: 'Cases',
  other: 'Other accessories',
};

/** Compares a day as a whole day in Europe/Berlin, and a time as that moment (contract: Coupon refusals). */
const isBefore = (one: string, other: string): boolean =>
  one.includes('T') && other.includes('T') ? Date.parse(one) < Date.parse(other) : dayText(one) < dayText(other);

/** Validity of a coupon by its dates at a moment, ISO 8601; null while it may be used (back-office spec §2, Coupons page). */
export function getValidity(
  { validFrom, validUntil }: Pick<Coupon, 'validFrom' | 'validUntil'>,
  now = new Date().toISOString(),
): 'EXPIRED' | 'NOT YET VALID' | null {
  if (validUntil !== null && isBefore(validUntil, now)) return 'EXPIRED';
  return isBefore(now, validFrom) ? 'NOT YET VALID' : null;
}

const momentText = (dayOrTime: string): string =>
  dayOrTime.includes('T') ? format.dateTime(dayOrTime) : format.day(dayOrTime);

/** Such as `Nov 1, 2026 – Dec 31, 2026`. */
export const periodText = ({ validFrom, validUntil }: Pick<Coupon, 'validFrom' | 'validUntil'>): string =>
  validUntil === null ? `From ${momentText(validFrom)}` : `${momentText(validFrom)} – ${momentText(validUntil)}`;

/** Such as `10% off, at most €500.00`. */
export function discountText(coupon: Pick<Coupon, 'discountType' | 'discountValue' | 'maximumDiscount'>): string {
  const { discountType, discountValue, maximumDiscount } = coupon;
  const off = discountType === 'percentage' ? `${discountValue}% off` : `${format.price(discountValue)} off`;
  return maximumDiscount === null ? off : `${off}, at most ${format.price(maximumDiscount)}`;
}

/** Such as `Used 3 of 100 times`. */
export const usesText = ({ usageCount, usageLimit }: Pick<Coupon, 'usageCount' | 'usageLimit'>): string =>
  usageLimit === null
    ? `Used ${format.count(usageCount)} ${usageCount === 1 ? 'time' : 'times'}`
    : `Used ${format.count(usageCount)} of ${format.count(usageLimit)} times`;
