import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { change, run, type Queryable } from '../../database/database.js';
import { db, prepared } from '../../database/db.js';
import { anyOf, now } from '../../database/expressions.js';
import { findInTrash } from '../../platform/trash/find-in-trash.js';
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

const TAKE = prepared<{ couponId: string; at: Date; checkValidity: boolean }>()(
  'coupon-take',
  ({ couponId, at, checkValidity }) =>
    db
      .updateTable('coupons')
      .set((eb) => ({ usage_count: eb('usage_count', '+', 1) }))
      .where('id', '=', couponId)
      .where(sql<boolean>`(usage_limit is null or usage_count < usage_limit)`)
      .where(
        sql<boolean>`(not ${checkValidity}::boolean or (is_active and starts_at <= ${at} and (ends_at is null or ends_at > ${at})))`,
      )
      .returning('user_usage_limit'),
);

interface Use extends Omit<Redemption, 'email'> {
  /** Encrypted. */
  customerEmail: string;
  emailHash: Buffer;
  /** The hashes under which uses of the same customer are found. */
  hashesToFind: readonly Buffer[];
  /** How many uses a customer may have. */
  limit: number;
}

/** Decrements the coupon's counter of uses. */
const ONE_LESS = { usage_count: sql<number>`greatest(usage_count - 1, 0)` };

/** Stands in for the limit of a coupon that is in the trash; the largest integer of PostgreSQL. */
const NO_LIMIT = 2 ** 31 - 1;

const RECORD = prepared<Use>()(
  'coupon-record-use',
  (use) => sql<never>`
    insert into coupon_uses (order_id, coupon_id, email_hash, customer_email, order_amount_cents, discount_cents, used_at)
    select ${use.orderId}::uuid, ${use.couponId}::uuid, ${use.emailHash}::bytea, ${use.customerEmail}::text,
      ${use.orderAmountCents}::integer, ${use.discountCents}::integer, ${use.at}::timestamptz
    where (
      select count(*) from coupon_uses where coupon_id = ${use.couponId} and email_hash = any (${use.hashesToFind}::bytea[])
    ) < ${use.limit}`,
);

async function isPresent(connection: Queryable, couponId: string): Promise<boolean> {
  const found = await run(connection, db.selectFrom('coupons').select('id').where('id', '=', couponId));
  return found.length > 0;
}

/**
 * Takes and gives back uses of coupons. Every method works on a transaction's connection and must be the last step of the transaction: the
 * conditional update locks the coupon's row until the transaction ends, and the lock is what makes the limits hold under any concurrency. The count
 * for the address is a separate statement after the lock, so that it sees the uses of all transactions that held the lock before.
 */
@Injectable()
export class CouponRedemption {
  constructor(private readonly address: CustomerAddress) {}

  /**
   * @param checkValidity whether the coupon must also be active and within its validity (not when an order takes its coupon up again)
   * @returns why the coupon cannot be used any more, or `undefined`; after a refusal the transaction must be rolled back
   */
  async redeem(
    connection: Queryable,
    redemption: Redemption,
    { checkValidity }: { checkValidity: boolean },
  ): Promise<CouponRefusal | undefined> {
    const { couponId, at } = redemption;
    const [coupon] = await run(connection, TAKE.with({ couponId, at, checkValidity }));
    if (!coupon) return COUPON_USED_UP;
    const recorded = await change(connection, RECORD.with(this.use(redemption, coupon.user_usage_limit)));
    return recorded === 0 ? COUPON_USED_BY_CUSTOMER : undefined;
  }

  /**
   * Takes the use of an order that takes its coupon up again, whether or not the coupon is still valid. A use of a coupon in the trash is counted
   * when the coupon is restored; a coupon that was removed for good gets no use.
   * @returns as {@link redeem}
   */
  async redeemAgain(connection: Queryable, redemption: Redemption): Promise<CouponRefusal | undefined> {
    const { couponId } = redemption;
    if (await isPresent(connection, couponId)) return this.redeem(connection, redemption, { checkValidity: false });
    const deleted = await findInTrash(connection, [couponId]);
    if (deleted.has(couponId)) {
      await change(connection, RECORD.with(this.use(redemption, NO_LIMIT)));
      return undefined;
    }
    // A restore of the coupon may have been waited for.
    if (await isPresent(connection, couponId)) return this.redeem(connection, redemption, { checkValidity: false });
    return undefined;
  }

  private use({ email, ...redemption }: Redemption, limit: number): Use {
    return {
      ...redemption,
      customerEmail: this.address.encrypt(email, redemption.orderId),
      emailHash: this.address.hash(email),
      hashesToFind: this.address.hashesToFind(email),
      limit,
    };
  }

  /**
   * Gives the use of an order back; nothing happens when it has none. A coupon in the trash counts its uses when it is restored. A restore that runs
   * at this moment is waited for, because its count may include this use.
   */
  async giveBack(connection: Queryable, orderId: string): Promise<void> {
    const [given] = await run(
      connection,
      db
        .with('given_back', (qb) => qb.deleteFrom('coupon_uses').where('order_id', '=', orderId).returning('coupon_id'))
        .with('counted', (qb) =>
          qb
            .updateTable('coupons')
            .set(ONE_LESS)
            .where('id', 'in', (eb) => eb.selectFrom('given_back').select('coupon_id'))
            .returning('id'),
        )
        .selectFrom('given_back')
        .select((eb) => ['coupon_id as couponId', eb.exists(eb.selectFrom('counted').select('id')).as('isCounted')]),
    );
    if (!given || given.isCounted) return;
    await findInTrash(connection, [given.couponId]);
    await change(connection, db.updateTable('coupons').set(ONE_LESS).where('id', '=', given.couponId));
  }

  /**
   * Gives back the uses of orders that were made before `before` and are still pending; the orders keep their discount. They are locked first, as by
   * every change of an order, so that none is confirmed meanwhile.
   * @returns how many were given back
   */
  async giveBackPending(connection: Queryable, couponId: string, before: Date): Promise<number> {
    const pending = await run(
      connection,
      db
        .selectFrom('orders')
        .select('id')
        .where('id', 'in', (eb) => eb.selectFrom('coupon_uses').select('order_id').where('coupon_id', '=', couponId))
        .where('status', '=', 'pending')
        .where('created_at', '<', before)
        .orderBy('id')
        .forUpdate(),
    );
    const orderIds = pending.map(({ id }) => id);
    const given = await change(
      connection,
      db.deleteFrom('coupon_uses').where('coupon_id', '=', couponId).where('order_id', '=', anyOf(orderIds, 'uuid')),
    );
    await change(
      connection,
      db
        .updateTable('coupons')
        .set((eb) => ({
          usage_count: sql<number>`greatest(usage_count - ${given}, 0)`,
          version: eb('version', '+', 1),
          updated_at: now,
        }))
        .where('id', '=', couponId),
    );
    return given;
  }
}
