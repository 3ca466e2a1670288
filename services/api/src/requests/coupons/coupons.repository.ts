import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { selectList } from '../../database/select-list.js';
import type { CouponTerms } from './coupon-rules.js';

/** The fields of a coupon that the rules and the public answers use. */
export interface StoredCoupon extends CouponTerms {
  id: string;
  code: string;
  name: string;
  description: string;
}

const COLUMNS = selectList<StoredCoupon, StoredCoupon>({
  id: true,
  code: true,
  name: true,
  description: true,
  isActive: true,
  discountType: true,
  discountValue: true,
  minimumOrderCents: true,
  maximumDiscountCents: true,
  usageLimit: true,
  userUsageLimit: true,
  usageCount: true,
  startsAt: true,
  endsAt: true,
  applicableProducts: true,
  applicableCategories: true,
});

const FIND = {
  name: 'coupon-by-code',
  text: `
    select ${COLUMNS},
      (select count(*)::integer from coupon_uses where coupon_id = coupons.id and email_hash = any ($2::bytea[])) as "usesByCustomer"
    from coupons where code = $1`,
};

/** Reads plain rows for the hot public paths: validation and redemption. */
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
    const [row] = await this.database.query<StoredCoupon & { usesByCustomer: number }>(FIND, [code, emailHashes]);
    if (!row) return undefined;
    const { usesByCustomer, ...coupon } = row;
    return { coupon, usesByCustomer };
  }
}
