import { IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { AdminFieldsDto } from '../../common/admin-entity/index.js';
import { ResourceAnswer } from '../../resource/index.js';
import { couponTable } from './coupon.js';

class CouponFields extends ResourceAnswer(couponTable) {}

/** A coupon as staff see it; amounts in euros, percentages in percent. */
export class CouponDto extends IntersectionType(
  OmitType(CouponFields, ['minimumOrderAmount', 'usageCount']),
  AdminFieldsDto,
) {
  /** Lowest price for which it holds, in euros. */
  minimumOrderAmount!: number;
  /** How often it was used. */
  usageCount!: number;
  /** How many of the uses are held by order requests that have been pending for more than a day; they can be given back. */
  pendingUses!: number;
}

/** What a visitor may know of a coupon. */
export class PublicCouponDto extends PickType(CouponDto, [
  'code',
  'name',
  'description',
  'discountType',
  'discountValue',
  'maximumDiscount',
]) {}

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

/** One use of a coupon. */
export class CouponUsageDto {
  /** Empty once the person was taken out, and for staff without `orders:read`. */
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
