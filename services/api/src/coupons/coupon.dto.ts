import type { Shows } from '../common/admin-entity/index.js';
import type { CouponCategory, CouponDiscountType, CouponAdmin } from '@vitrine/schemas';

/** What a visitor may know of a coupon. */
export class PublicCouponDto {
  /** Code. @example "ATELIER10" */
  code!: string;
  /** Name of the coupon. */
  name!: string;
  /** Text; several lines, may be empty. */
  description!: string;
  /** Whether the discount is a part of the price (percent) or an amount (euros). */
  discountType!: CouponDiscountType;
  /** Percent, or euros. @example 10 */
  discountValue!: number;
  /** Highest discount in euros. @example 500 */
  maximumDiscount!: number | null;
}

/** Whether a coupon holds; always answered with 200. */
export class CouponValidationDto {
  /** Whether it holds. */
  valid!: boolean;
  /** Only when the coupon holds. */
  coupon?: PublicCouponDto;
  /** The discount in euros on the server's own price; only when the coupon holds. @example 89 */
  discountAmount?: number;
  /** Why the coupon does not hold. @example "Coupon has expired" */
  error?: string;
}

/** A coupon as staff see it; amounts in euros, percentages in percent. */
export class CouponDto implements Shows<CouponAdmin> {
  /** Id (UUID v7). */
  id!: string;
  /** Code. @example "ATELIER10" */
  code!: string;
  /** Name of the coupon. */
  name!: string;
  /** Text; several lines, may be empty. */
  description!: string;
  /** Whether the discount is a part of the price (percent) or an amount (euros). */
  discountType!: CouponDiscountType;
  /** Percent, or euros. @example 10 */
  discountValue!: number;
  /** Lowest price for which it holds, in euros. */
  minimumOrderAmount!: number;
  /** Highest discount in euros; null = no bound. */
  maximumDiscount!: number | null;
  /** How often it can be used in all; `null` = without limit. */
  usageLimit!: number | null;
  /** How often one e-mail address can use it. */
  userUsageLimit!: number;
  /** How often it was used. */
  usageCount!: number;
  /** How many of the uses are held by order requests that have been pending for more than a day; they can be given back. */
  pendingUses!: number;
  /** A day in Europe/Berlin (`YYYY-MM-DD`) or a time. @example "2026-11-01" */
  validFrom!: string;
  /** Last day or moment; `null` = open. */
  validUntil!: string | null;
  /** Whether visitors see it. */
  isActive!: boolean;
  /** Ids of products and accessories; empty together with `applicableCategories` = all. */
  applicableProducts!: string[];
  /** Categories for which it holds; empty together with `applicableProducts` = all. */
  applicableCategories!: CouponCategory[];
  /** Raised by every change. */
  version!: number;
  /** When it was made. */
  createdAt!: Date;
  /** When it was changed last. */
  updatedAt!: Date;
  /** E-mail address of the administrator who changed it last; `null` where the system did, or before it was recorded. @example "owner@vitrine.example" */
  updatedBy!: string | null;
}

/** One use of a coupon. */
export class CouponUsageDto {
  /** Empty once the person was taken out. */
  customerEmail!: string;
  /** Id of the order. */
  orderId!: string;
  /** The price before the discount, in euros. */
  orderAmount!: number;
  /** In euros. */
  discountAmount!: number;
  /** When it was used. */
  usedAt!: Date;
}
