import { Injectable } from '@nestjs/common';
import { rows, type Queryable } from '../database/database.js';
import { COUPON_USED_BY_CUSTOMER, COUPON_USED_UP, type CouponRefusal } from './coupon-rules.js';
import { CustomerAddress } from './customer-address.js';

/** One use of a coupon by an order; amounts in cents. */
export interface Redemption {
  couponId: string;
  orderId: string;
  email: string;
  orderAmountCents: number;
  discountCents: number;
  at: Date;
}

const TAKE = {
  name: 'coupon-take',
  text: `
    update coupons set usage_count = usage_count + 1
    where id = $1 and (usage_limit is null or usage_count < usage_limit)
      and (not $3::boolean or (is_active and starts_at <= $2 and (ends_at is null or ends_at > $2)))
    returning user_usage_limit`,
};

const RECORD = {
  name: 'coupon-record-use',
  text: `
    insert into coupon_uses (order_id, coupon_id, email_hash, customer_email, order_amount_cents, discount_cents, used_at)
    select $1, $2, $3, $4, $5, $6, $7
    where (select count(*) from coupon_uses where coupon_id = $2 and email_hash = any ($8::bytea[])) < $9
    returning 1`,
};

/**
 * Takes and gives back uses of coupons. Every method works on a transaction's connection and must be its last work: the conditional
 * update locks the coupon's row until the transaction ends, and the lock is what makes the limits hold under any concurrency. The count for
 * the address is a statement of its own, after the lock, so that it sees the uses of everyone who held the lock before.
 */
@Injectable()
export class CouponRedemption {
  constructor(private readonly address: CustomerAddress) {}

  /**
   * @param checkValidity whether the coupon must be active and in its time as well (not when an order takes its coupon up again)
   * @returns why the coupon cannot be used any more, or `undefined`; after a refusal the transaction must be rolled back
   */
  async redeem(
    connection: Queryable,
    { couponId, orderId, email, orderAmountCents, discountCents, at }: Redemption,
    { checkValidity }: { checkValidity: boolean },
  ): Promise<CouponRefusal | undefined> {
    const [coupon] = await rows<{ user_usage_limit: number }>(connection, TAKE, [couponId, at, checkValidity]);
    if (!coupon) return COUPON_USED_UP;
    const recorded = await rows(connection, RECORD, [
      orderId,
      couponId,
      this.address.hash(email),
      this.address.encrypt(email, orderId),
      orderAmountCents,
      discountCents,
      at,
      this.address.hashesToFind(email),
      coupon.user_usage_limit,
    ]);
    return recorded.length === 0 ? COUPON_USED_BY_CUSTOMER : undefined;
  }

  /** Gives the use of an order back; nothing happens when it has none. */
  async giveBack(connection: Queryable, orderId: string): Promise<void> {
    await rows(
      connection,
      `with given_back as (delete from coupon_uses where order_id = $1 returning coupon_id)
       update coupons set usage_count = greatest(usage_count - 1, 0) where id in (select coupon_id from given_back)`,
      [orderId],
    );
  }

  /**
   * Gives back the uses of orders that have been pending since before a moment; the orders keep their discount.
   * @returns how many were given back
   */
  async giveBackPending(connection: Queryable, couponId: string, before: Date): Promise<number> {
    const given = await rows(
      connection,
      `delete from coupon_uses u using orders o
       where u.coupon_id = $1 and o.id = u.order_id and o.status = 'pending' and o.created_at < $2 returning 1`,
      [couponId, before],
    );
    await rows(
      connection,
      'update coupons set usage_count = greatest(usage_count - $2, 0), version = version + 1, updated_at = now() where id = $1',
      [couponId, given.length],
    );
    return given.length;
  }

  /** Whether the coupon still exists; uses of a deleted one are not counted any more. */
  async exists(connection: Queryable, couponId: string): Promise<boolean> {
    return (await rows(connection, 'select 1 from coupons where id = $1', [couponId])).length > 0;
  }
}
