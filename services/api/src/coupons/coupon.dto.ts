import type { Shows } from '../common/admin-entity/index.js';
import type { CouponCategory, CouponDiscountType, CouponAdmin } from '@vitrine/schemas';

/** What a visitor may know of a coupon. */
export class PublicCouponDto {
  /** @example "ATELIER10" */
  code!: string;
  name!: string;
  description!: string;
  discountType!: CouponDiscountType;
  /** Percent, or euros. @example 10 */
  discountValue!: number;
  /** Highest discount in euros. @example 500 */
  maximumDiscount!: number | null;
}

/** Whether a coupon holds; always answered with 200. */
export class CouponValidationDto {
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
  id!: string;
  /** @example "ATELIER10" */
  code!: string;
  name!: string;
  description!: string;
  discountType!: CouponDiscountType;
  /** Percent, or euros. @example 10 */
  discountValue!: number;
  minimumOrderAmount!: number;
  maximumDiscount!: number | null;
  /** How often it can be used in all; `null` = without limit. */
  usageLimit!: number | null;
  /** How often one e-mail address can use it. */
  userUsageLimit!: number;
  usageCount!: number;
  /** A day in Europe/Berlin (`YYYY-MM-DD`) or a time. @example "2026-11-01" */
  validFrom!: string;
  /** Last day or moment; `null` = open. */
  validUntil!: string | null;
  isActive!: boolean;
  /** Ids of products and accessories; empty together with `applicableCategories` = all. */
  applicableProducts!: string[];
  applicableCategories!: CouponCategory[];
  /** Raised by every change. */
  version!: number;
  createdAt!: Date;
  updatedAt!: Date;
  /** E-mail address of the administrator who changed it last; `null` where the system did, or before it was recorded. @example "owner@vitrine.example" */
  updatedBy!: string | null;
}

/** One use of a coupon. */
export class CouponUsageDto {
  /** Empty once the person was taken out. */
  customerEmail!: string;
  orderId!: string;
  /** The price before the discount, in euros. */
  orderAmount!: number;
  /** In euros. */
  discountAmount!: number;
  usedAt!: Date;
}
