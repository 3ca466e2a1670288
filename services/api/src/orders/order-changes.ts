import { Injectable } from '@nestjs/common';
import { sentence, type OrderUpdate } from '@vitrine/schemas';
import type { AuditDetails } from '../common/audit/audit-entry.js';
import { AuditLog, type AuditActor } from '../common/audit/audit-log.js';
import { conflict, notFound, staleVersion } from '../common/errors/api-error.js';
import { assertExpected, type ExpectedVersions } from '../common/http/if-match.js';
import { toCents } from '../common/money.js';
import { CouponRedemption } from '../coupons/coupon-redemption.js';
import { Database, rows, type Queryable } from '../database/database.js';
import { assertAllowed, effectsOf, type Effect } from './order-lifecycle.js';
import { OrderPrivacy } from './order-privacy.js';
import { ORDER_COLUMNS, type OrderRow } from './order-row.js';
import { renewedUntil } from './subscription-period.js';

/** Deleted orders can be restored for so long (contract: DELETE /api/orders/{id}). */
export const RESTORABLE_DAYS = 30;

/**
 * Changes of one order, each in one transaction that holds the order's row. The order comes first and its coupon last, the same way round
 * as in order creation, so that no two transactions wait for each other.
 */
@Injectable()
export class OrderChanges {
  constructor(
    private readonly database: Database,
    private readonly redemption: CouponRedemption,
    private readonly privacy: OrderPrivacy,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @param changedBy the administrator's e-mail address, for the histories
   * @throws ApiError 404, 409 `STALE_VERSION`, `PRICE_LOCKED`, `COUPON_INVALID` or, for notes on an erased order, `CONFLICT`, 412
   */
  async update(
    id: string,
    update: OrderUpdate,
    changedBy: string,
    now = new Date(),
    expected?: ExpectedVersions,
  ): Promise<OrderRow> {
    return this.database.transaction(async (connection) => {
      const order = await this.lock(connection, id, 'present');
      assertExpected(expected, order.version);
      if (update.version !== undefined && update.version !== order.version)
        throw staleVersion({ updatedAt: order.updated_at, updatedBy: order.updated_by });
      if (order.erased_at !== null && update.adminNotes) throw conflict('CONFLICT', sentence('order.erased'));
      const productPriceCents = update.productPrice == null ? undefined : toCents(update.productPrice);
      assertAllowed(
        { status: order.status, productPriceCents: order.product_price_cents },
        { status: update.status, productPriceCents },
      );

      const changed = withChanges(order, { ...update, productPriceCents }, changedBy, now);
      if (update.adminNotes !== undefined)
        changed.admin_notes = this.privacy.encryptText('admin_notes', update.adminNotes, id);
      const effects = effectsOf(order.status, changed.status);
      if (effects.includes('startSubscription')) startSubscription(changed, now);
      const saved = await this.save(connection, changed);
      await this.applyToCoupon(connection, changed, effects, now);
      await this.audit.writeDeclared(connection, { details: changesBetween(order, changed) });
      return saved;
    });
  }

  /** Takes an order out of every answer and count and gives its coupon's use back. @throws ApiError 404, 412 */
  async remove(id: string, actor: AuditActor, now = new Date(), expected?: ExpectedVersions): Promise<void> {
    await this.database.transaction(async (connection) => {
      const order = await this.lock(connection, id, 'present');
      assertExpected(expected, order.version);
      await rows(connection, 'update orders set deleted_at = $2, version = version + 1 where id = $1', [id, now]);
      await this.removeFromSearch(connection, order);
      await this.redemption.giveBack(connection, id);
      await this.note(connection, 'order.delete', id, actor);
    });
  }

  /** Brings a deleted order back, with its coupon's use, while it is not yet to be purged. @throws ApiError 404, 409 `COUPON_INVALID` */
  async restore(id: string, actor: AuditActor, now = new Date()): Promise<OrderRow> {
    return this.database.transaction(async (connection) => {
      const order = await this.lock(connection, id, 'deleted');
      const [restored] = await rows<OrderRow>(
        connection,
        `update orders o set deleted_at = null, version = version + 1, updated_at = $2 where o.id = $1 returning ${ORDER_COLUMNS}`,
        [id, now],
      );
      const customer = this.privacy.readCustomer(order.customer, id);
      if (customer) {
        await rows(connection, 'insert into order_search (token, order_seq) select unnest($1::bigint[]), $2', [
          this.privacy.searchTokens(customer),
          order.seq,
        ]);
      }
      if (order.status !== 'cancelled') await this.applyToCoupon(connection, order, ['redeemCoupon'], now);
      await this.note(connection, 'order.restore', id, actor);
      return restored ?? order;
    });
  }

  private note(connection: Queryable, action: string, id: string, actor: AuditActor): Promise<void> {
    return this.audit.write({ actor, action, subjectType: 'order', subjectId: id }, connection);
  }

  private async lock(connection: Queryable, id: string, state: 'present' | 'deleted'): Promise<OrderRow> {
    const condition = state === 'present' ? 'is null' : `> now() - make_interval(days => ${RESTORABLE_DAYS})`;
    const [order] = await rows<OrderRow>(
      connection,
      `select ${ORDER_COLUMNS} from orders o where o.id = $1 and o.deleted_at ${condition} for update`,
      [id],
    );
    if (!order) throw notFound('Order');
    return order;
  }

  /** By token, which is the index's way; without a readable customer by order alone, which reads the whole index. */
  private async removeFromSearch(connection: Queryable, order: OrderRow): Promise<void> {
    const { id, seq, customer: stored } = order;
    if (order.erased_at !== null) return;
    const customer = this.privacy.readCustomer(stored, id);
    if (!customer) {
      await rows(connection, 'delete from order_search where order_seq = $1', [seq]);
      return;
    }
    await rows(connection, 'delete from order_search where order_seq = $1 and token = any ($2::bigint[])', [
      seq,
      this.privacy.allSearchTokens(customer),
    ]);
  }

  private async save(connection: Queryable, order: OrderRow): Promise<OrderRow> {
    const [saved] = await rows<OrderRow>(
      connection,
      `update orders o set status = $2, product_price_cents = $3, admin_notes = $4, subscription_status = $5,
         subscription_ends_at = $6, price_history = $7, status_history = $8, updated_at = $9, updated_by = $10,
         version = version + 1
       where o.id = $1 returning ${ORDER_COLUMNS}`,
      [
        order.id,
        order.status,
        order.product_price_cents,
        order.admin_notes,
        order.subscription_status,
        order.subscription_ends_at,
        JSON.stringify(order.price_history),
        JSON.stringify(order.status_history),
        order.updated_at,
        order.updated_by,
      ],
    );
    return saved ?? order;
  }

  private async applyToCoupon(
    connection: Queryable,
    order: OrderRow,
    effects: readonly Effect[],
    at: Date,
  ): Promise<void> {
    if (order.coupon_id === null) return;
    if (effects.includes('returnCoupon')) await this.redemption.giveBack(connection, order.id);
    if (!effects.includes('redeemCoupon') || !(await this.redemption.exists(connection, order.coupon_id))) return;
    const refusal = await this.redemption.redeem(
      connection,
      {
        couponId: order.coupon_id,
        orderId: order.id,
        // An unreadable customer's use counts for the coupon, and for nobody else's own limit.
        email: this.privacy.readCustomer(order.customer, order.id)?.email ?? order.id,
        orderAmountCents: order.original_price_cents,
        discountCents: order.coupon_discount_cents,
        at,
      },
      { checkValidity: false },
    );
    if (refusal !== undefined) throw conflict('COUPON_INVALID', refusal);
  }
}

/** A copy of the order with the plain changes in it, and their entries in the histories. */
function withChanges(
  order: OrderRow,
  { status, productPriceCents, subscriptionStatus }: OrderUpdate & { productPriceCents: number | undefined },
  changedBy: string,
  now: Date,
): OrderRow {
  const changed = { ...order, updated_at: now, updated_by: changedBy };
  const changedAt = now.toISOString();
  if (status !== undefined && status !== order.status) {
    changed.status = status;
    changed.status_history = [...order.status_history, { changedAt, from: order.status, to: status, changedBy }];
  }
  if (productPriceCents !== undefined && productPriceCents !== order.product_price_cents) {
    changed.product_price_cents = productPriceCents;
    changed.price_history = [
      ...order.price_history,
      { changedAt, oldCents: order.product_price_cents, newCents: productPriceCents, changedBy },
    ];
  }
  if (subscriptionStatus !== undefined && subscriptionStatus !== order.subscription_status) {
    if (order.order_type !== 'subscription')
      throw conflict('CONFLICT', 'Only a subscription has a subscription status');
    changed.subscription_status = subscriptionStatus;
    if (subscriptionStatus === 'active') changed.subscription_ends_at = renewedUntil(now, order.subscription_ends_at);
  }
  return changed;
}

/** What changed, as the audit log tells it: not what the notes say. */
function changesBetween(before: OrderRow, after: OrderRow): AuditDetails {
  const told = ['status', 'product_price_cents', 'subscription_status'] as const;
  const changed = told.filter((field) => before[field] !== after[field]);
  return {
    ...Object.fromEntries(changed.map((field) => [field, [before[field], after[field]]])),
    ...(before.admin_notes !== after.admin_notes && { notes: 'changed' }),
  };
}

/** A subscription that is confirmed or completed for the first time begins its first month (contract: Subscriptions). */
function startSubscription(order: OrderRow, now: Date): void {
  if (order.order_type !== 'subscription' || order.subscription_status !== null) return;
  order.subscription_status = 'active';
  order.subscription_ends_at = renewedUntil(now, null);
}
