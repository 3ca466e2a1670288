import { Injectable } from '@nestjs/common';
import { ORDER_RESTORABLE_DAYS, sentence, type OrderUpdate } from '@vitrine/schemas';
import type { AuditDetails } from '../../../common/audit/audit-entry.js';
import { AuditLog, type AuditActor } from '../../../common/audit/audit-log.js';
import { conflict, notFound, staleVersion } from '../../../common/errors/api-error.js';
import { assertExpected, type ExpectedVersions } from '../../../common/http/if-match.js';
import { toCents } from '../../../common/money.js';
import { CouponRedemption } from '../../coupons/coupon-redemption.js';
import { change, Database, run, type Queryable } from '../../../database/database.js';
import { daysAgo } from '../../../database/expressions.js';
import { assertAllowed, listEffects, type Effect } from './order-lifecycle.js';
import { OrderPrivacy } from '../order-privacy.js';
import { changedNotes } from '../../visitor-requests/changed-notes.js';
import { SELECT_ORDERS, updateOrder, type OrderRow } from '../order-row.js';
import { changeTokens } from '../search/order-tokens.js';
import { renewedUntil } from './subscription-period.js';

/**
 * Changes one order, each time in a transaction that locks the order's row. The order is locked first and its coupon last, as in the creation of
 * orders, so that there is no deadlock.
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
   * @throws ApiError 404, 409 `STALE_VERSION`, `PRICE_LOCKED`, `COUPON_INVALID` or, for notes that are erased or cannot be read, `CONFLICT`, 412
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
      changed.admin_notes = changedNotes(update.adminNotes, {
        stored: order.admin_notes,
        read: (stored) => this.privacy.readText('admin_notes', stored, id) ?? undefined,
        encrypt: (notes) => this.privacy.encryptText('admin_notes', notes, id),
      });
      const effects = listEffects(order.status, changed.status);
      if (effects.includes('startSubscription')) startSubscription(changed, now);
      const saved = await this.save(connection, changed);
      await this.applyToCoupon(connection, changed, effects, now);
      await this.audit.writeDeclared(connection, { details: changesBetween(order, changed) });
      return saved;
    });
  }

  /** Deletes an order and gives its coupon's use back; a trigger removes it from the search index. It can be restored. @throws ApiError 404, 412 */
  async remove(id: string, actor: AuditActor, now = new Date(), expected?: ExpectedVersions): Promise<void> {
    await this.database.transaction(async (connection) => {
      const order = await this.lock(connection, id, 'present');
      assertExpected(expected, order.version);
      await change(connection, updateOrder(id, { deleted_at: now, updated_by: addressOf(actor) }));
      await this.redemption.giveBack(connection, id);
      await this.note(connection, 'order.delete', id, actor);
    });
  }

  /** Restores a deleted order with its coupon's use, until its time in the trash is over. @throws ApiError 404, 409 `COUPON_INVALID` */
  async restore(id: string, actor: AuditActor, now = new Date()): Promise<OrderRow> {
    return this.database.transaction(async (connection) => {
      const order = await this.lock(connection, id, 'deleted');
      const [restored] = await run(
        connection,
        updateOrder(id, { deleted_at: null, updated_at: now, updated_by: addressOf(actor) }),
      );
      const customer = this.privacy.readCustomer(order.customer, id);
      if (customer) {
        const tokens = this.privacy.searchTokens(customer);
        await changeTokens(connection, [{ seq: order.seq, tokens, removed: [] }]);
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
    const found = SELECT_ORDERS.where('id', '=', id).forUpdate();
    const [order] = await run(
      connection,
      state === 'present'
        ? found.where('deleted_at', 'is', null)
        : found.where('deleted_at', '>', daysAgo(ORDER_RESTORABLE_DAYS)),
    );
    if (!order) throw notFound('Order');
    return order;
  }

  private async save(connection: Queryable, order: OrderRow): Promise<OrderRow> {
    const [saved] = await run(
      connection,
      updateOrder(order.id, {
        status: order.status,
        product_price_cents: order.product_price_cents,
        admin_notes: order.admin_notes,
        subscription_status: order.subscription_status,
        subscription_ends_at: order.subscription_ends_at,
        price_history: JSON.stringify(order.price_history),
        status_history: JSON.stringify(order.status_history),
        updated_at: order.updated_at,
        updated_by: order.updated_by,
      }),
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
    if (!effects.includes('redeemCoupon')) return;
    const refusal = await this.redemption.redeemAgain(connection, {
      couponId: order.coupon_id,
      orderId: order.id,
      // The use of an unreadable customer counts for the coupon, but under no customer's address.
      email: this.privacy.readCustomer(order.customer, order.id)?.email ?? order.id,
      orderAmountCents: order.original_price_cents,
      discountCents: order.coupon_discount_cents,
      at,
    });
    if (refusal !== undefined) throw conflict('COUPON_INVALID', refusal);
  }
}

/** The value of a row's `updated_by`; actors other than staff have no address. */
const addressOf = (actor: AuditActor): string | null => (typeof actor === 'string' ? null : actor.email);

/** A copy of the order with the changes that need no database, and with their entries in the histories. */
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

/** The changes for the audit log, without the text of the notes. */
function changesBetween(before: OrderRow, after: OrderRow): AuditDetails {
  const audited = ['status', 'product_price_cents', 'subscription_status'] as const;
  const changed = audited.filter((field) => before[field] !== after[field]);
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
