import { couponResource, orderRequestSchema, type Language, type OrderRequest } from '@vitrine/schemas';
import { ApiError } from '../../common/errors/api-error.js';
import type { CouponsAdminService } from '../../requests/coupons/coupons.admin.service.js';
import type { Queryable } from '../../database/database.js';
import { createConfirmation } from '../../platform/notifications/outbox/outbox-entry.js';
import type { OrderChanges } from '../../requests/orders/changes/order-changes.js';
import type { OrdersService } from '../../requests/orders/orders.service.js';
import type { Demo, DemoOrder } from './demo.js';
import type { Ledger } from './ledger.js';

const HOUR = 3_600_000;
/** Staff answered this long after an order came in. */
const ANSWERED_AFTER = 3 * HOUR;

/** Seeds the coupons once; a coupon of staff with the same code stays. */
export async function seedCoupons(demo: Demo, coupons: CouponsAdminService, ledger: Ledger): Promise<void> {
  for (const coupon of demo.coupons) {
    const key = `coupon ${coupon.code}`;
    if (ledger.has(key)) continue;
    try {
      const validFrom = dayIn(coupon.begins);
      const validUntil = coupon.lasts === null ? null : dayIn(coupon.begins + coupon.lasts - 1);
      await coupons.create(
        couponResource.schema.validateSync({ ...coupon, validFrom, validUntil }, { stripUnknown: true }),
      );
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'COUPON_CODE_EXISTS')) throw error;
    }
    await ledger.add(key);
  }
}

/** Seeds the orders once, oldest first, without mails; their confirmations are recorded as sent. */
export async function seedOrders(
  demo: Demo,
  connection: Queryable,
  orders: OrdersService,
  changes: OrderChanges,
  ledger: Ledger,
  staff: string,
): Promise<number> {
  const now = Date.now();
  const ids = new Map([...demo.products, ...demo.accessories].map(({ slug, id }) => [slug, id]));
  let placed = 0;
  for (const order of [...demo.orders].sort((a, b) => b.ageHours - a.ageHours)) {
    const key = `order ${order.item} ${order.plan} ${order.customer.email}`;
    if (ledger.has(key)) continue;
    const createdAt = new Date(now - order.ageHours * HOUR);
    const { id } = await orders.placeDemo(toRequest(order, ids, createdAt), {
      language: order.language,
      createdAt,
      status: order.status === 'completed' && order.newPrice !== undefined ? 'confirmed' : order.status,
    });
    await recordAsConfirmed(connection, id, order.language, createdAt);
    const { adminNotes, newPrice, status } = order;
    const answeredAt = new Date(Math.min(now, createdAt.getTime() + ANSWERED_AFTER));
    if (newPrice !== undefined) {
      await changes.update(id, { productPrice: newPrice }, staff, answeredAt);
      await changes.update(id, { status }, staff, answeredAt);
    }
    if (adminNotes) await changes.update(id, { adminNotes }, staff, answeredAt);
    await ledger.add(key);
    placed++;
  }
  return placed;
}

/** Without a row in the outbox, the confirmation would be shown as pending. */
async function recordAsConfirmed(connection: Queryable, orderId: string, language: Language, at: Date): Promise<void> {
  const { id, kind } = createConfirmation(orderId, language);
  await connection.query(
    `insert into outbox (id, kind, order_id, language, status, attempts, created_at, sent_at)
     values ($1, $2, $3, $4, 'sent', 1, $5, $5)`,
    [id, kind, orderId, language, at],
  );
}

const dayIn = (days: number): string => new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10);

function toRequest(order: DemoOrder, ids: ReadonlyMap<string, string>, at: Date): OrderRequest {
  const isSubscription = order.plan === 'monthly' || order.plan === 'enhanced';
  const date = at.toISOString();
  return orderRequestSchema.validateSync(
    {
      productId: ids.get(order.item),
      orderType: isSubscription ? 'subscription' : order.plan,
      ...(isSubscription && { subscriptionType: order.plan }),
      customerInfo: order.customer,
      notes: order.notes,
      couponCode: order.coupon ?? undefined,
      consentData: { dataProcessing: true, dataProcessingDate: date, marketing: false, analytics: false },
      language: order.language,
    },
    { stripUnknown: true },
  );
}
