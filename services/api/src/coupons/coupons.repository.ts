import type { CouponDiscountType } from '@vitrine/schemas';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { CouponTerms } from './coupon-rules.js';

/** A coupon as the rules and public answers need it. */
export interface StoredCoupon extends CouponTerms {
  id: string;
  code: string;
  name: string;
  description: string;
}

interface CouponRow {
  id: string;
  code: string;
  name: string;
  description: string;
  is_active: boolean;
  discount_type: CouponDiscountType;
  discount_value: number;
  minimum_order_cents: number;
  maximum_discount_cents: number | null;
  usage_limit: number | null;
  user_usage_limit: number;
  usage_count: number;
  starts_at: Date;
  ends_at: Date | null;
  applicable_products: string[];
  applicable_categories: string[];
  uses_by_customer: number;
}

const FIND = {
  name: 'coupon-by-code',
  text: `
    select id, code, name, description, is_active, discount_type, discount_value, minimum_order_cents, maximum_discount_cents,
      usage_limit, user_usage_limit, usage_count, starts_at, ends_at, applicable_products, applicable_categories,
      (select count(*)::integer from coupon_uses where coupon_id = coupons.id and email_hash = any ($2::bytea[])) as uses_by_customer
    from coupons where code = $1`,
};

/** Plain rows for the hot public paths: validation and redemption. */
@Injectable()
export class CouponsRepository {
  constructor(private readonly database: Database) {}

  /**
   * A coupon by its code (upper-case), and how often it was used by the customer.
   * @param emailHashes the hashes under which the customer's uses are found; empty when no address is known
   */
  async find(
    code: string,
    emailHashes: readonly Buffer[],
  ): Promise<{ coupon: StoredCoupon; usesByCustomer: number } | undefined> {
    const [row] = await this.database.query<CouponRow>(FIND, [code, emailHashes]);
    return (
      row && {
        coupon: {
          id: row.id,
          code: row.code,
          name: row.name,
          description: row.description,
          isActive: row.is_active,
          discountType: row.discount_type,
          discountValue: row.discount_value,
          minimumOrderCents: row.minimum_order_cents,
          maximumDiscountCents: row.maximum_discount_cents,
          usageLimit: row.usage_limit,
          userUsageLimit: row.user_usage_limit,
          usageCount: row.usage_count,
          startsAt: row.starts_at,
          endsAt: row.ends_at,
          applicableProducts: row.applicable_products,
          applicableCategories: row.applicable_categories,
        },
        usesByCustomer: row.uses_by_customer,
      }
    );
  }
}
