import { Injectable } from '@nestjs/common';
import type { CouponValidation } from '@vitrine/schemas';
import { toCents, toEuros, toEurosOrNull } from '../../common/money.js';
import { OrderableItems } from '../../catalogue/pricing/orderable-items.js';
import { getCategory, planByAmount, getPrice, type OrderableItem, type Plan } from '../../catalogue/pricing/pricing.js';
import type { CouponValidationDto } from './coupon.dto.js';
import { getDiscount, findRefusal, UNKNOWN_COUPON, type CouponRefusal } from './coupon-rules.js';
import { CouponsRepository, type StoredCoupon } from './coupons.repository.js';
import { CustomerAddress } from './customer-address.js';

/** A coupon that is valid for an item on a plan; the discount in cents. */
export interface CouponQuote {
  coupon: StoredCoupon;
  discountCents: number;
}

@Injectable()
export class CouponsService {
  constructor(
    private readonly coupons: CouponsRepository,
    private readonly items: OrderableItems,
    private readonly address: CustomerAddress,
  ) {}

  /** Answers `POST /api/coupons/validate`: always a result, never an error for an unknown code or product. */
  async validate(request: CouponValidation, at = new Date()): Promise<CouponValidationDto> {
    const { code, productId, customerEmail, orderAmount } = request;
    const item = (await this.items.read('product', productId)) ?? (await this.items.read('accessory', productId));
    const plan = item && planByAmount(item, request, orderAmount == null ? undefined : toCents(orderAmount));
    const quote = await this.quote(code, item, plan, customerEmail, at);
    if (typeof quote === 'string') return { valid: false, error: quote };
    const { coupon, discountCents } = quote;
    return {
      valid: true,
      coupon: {
        code: coupon.code,
        name: coupon.name,
        description: coupon.description,
        discountType: coupon.discountType,
        discountValue: toEuros(coupon.discountValue),
        maximumDiscount: toEurosOrNull(coupon.maximumDiscountCents),
      },
      discountAmount: toEuros(discountCents),
    };
  }

  /**
   * Tries a coupon on an item and plan; an item or plan that does not exist makes it not applicable.
   * @returns the coupon with its discount, or the contract's refusal
   */
  async quote(
    code: string,
    item: OrderableItem | undefined,
    plan: Plan | undefined,
    email: string | undefined,
    at: Date,
  ): Promise<CouponQuote | CouponRefusal> {
    const found =
      code === '' ? undefined : await this.coupons.find(code, email ? this.address.hashesToFind(email) : []);
    if (!found) return UNKNOWN_COUPON;
    const { coupon, usesByCustomer } = found;
    const price = item && plan ? getPrice(item, plan) : null;
    const refusal = findRefusal(coupon, {
      productId: item?.id ?? '',
      category: item && plan && price !== null ? getCategory(item, plan) : undefined,
      priceCents: price ?? 0,
      at,
      usesByCustomer,
    });
    return refusal ?? { coupon, discountCents: getDiscount(coupon, price ?? 0) };
  }
}
