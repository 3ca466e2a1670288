import { readAmount, type OrderStatus, type OrderUpdate, type SubscriptionStatus } from '@vitrine/schemas';
import type { Order } from '../order.js';

/** What the form holds. */
export interface OrderValues {
  status: OrderStatus;
  /** In euros, as typed. */
  productPrice: string;
  adminNotes: string;
  /** Only of a subscription that has begun. */
  subscriptionStatus: SubscriptionStatus | undefined;
}

export const valuesOf = (order: Order): OrderValues => ({
  status: order.status,
  productPrice: order.productPrice.toFixed(2),
  adminNotes: order.adminNotes ?? '',
  subscriptionStatus: order.subscriptionStatus ?? undefined,
});

/** A completed order's price cannot be changed (contract: `PRICE_LOCKED`), nor while completing it. */
export const isPriceLocked = (order: Pick<Order, 'status'>, values: Pick<OrderValues, 'status'>): boolean =>
  order.status === 'completed' || values.status === 'completed';

/** Only what differs from the order, in the API's shape; null when nothing does. */
export function changesOf(order: Order, values: OrderValues): OrderUpdate | null {
  const { status, adminNotes, subscriptionStatus } = values;
  const price = readAmount(values.productPrice);
  const changes: OrderUpdate = {
    ...(status !== order.status && { status }),
    ...(adminNotes.trim() !== (order.adminNotes ?? '') && { adminNotes }),
    ...(!isPriceLocked(order, values) && price !== order.productPrice && { productPrice: price }),
    ...(subscriptionStatus && subscriptionStatus !== order.subscriptionStatus && { subscriptionStatus }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}
