import { readAmount, type OrderStatus, type OrderUpdate, type SubscriptionStatus } from '@vitrine/schemas';
import type { Order } from '../order.js';

/** The form's values. */
export interface OrderValues {
  status: OrderStatus;
  /** In euros, as typed. */
  productPrice: string;
  adminNotes: string;
  /** Only for a subscription that has begun. */
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

/** The request's body of the form's values; the price of a completed order is never sent. */
export const bodyOf = ({ status, productPrice, adminNotes, subscriptionStatus }: OrderValues): OrderUpdate => ({
  status,
  adminNotes: adminNotes.trim(),
  ...(status !== 'completed' && { productPrice: readAmount(productPrice) }),
  ...(subscriptionStatus && { subscriptionStatus }),
});
