import type { OrderStatus } from '@vitrine/schemas';
import type { Order } from '../order.js';

type Concerned = Pick<Order, 'status' | 'orderType' | 'subscriptionStatus' | 'couponCode'>;

/** The statuses with which a mail to the customer is offered. */
export const MAILED_STATUSES: readonly OrderStatus[] = ['confirmed', 'completed', 'cancelled'];

/** The consequences of a change of status, in sentences; none for the present status (contract: Admin: orders and contacts, Subscriptions). */
export function statusConsequences(order: Concerned, to: OrderStatus): string[] {
  const { status: from, orderType, subscriptionStatus, couponCode } = order;
  if (from === to) return [];
  const begins = orderType === 'subscription' && subscriptionStatus === null && ['confirmed', 'completed'].includes(to);
  return [
    ...(begins ? ['The subscription begins, with a period of one calendar month.'] : []),
    ...(to === 'completed' ? ['The price can no longer be changed.'] : []),
    ...(to === 'cancelled' ? ['The order counts in no figure any more.'] : []),
    ...(to === 'cancelled' && couponCode !== null ? [`The coupon ${couponCode} gets its use back.`] : []),
    ...(from === 'cancelled' && couponCode !== null
      ? [`The coupon ${couponCode} is redeemed again; if it is used up, the change is refused.`]
      : []),
    ...(MAILED_STATUSES.includes(to)
      ? ['No mail is sent by itself: one to the customer is offered once it is saved.']
      : ['No mail is sent to the customer.']),
  ];
}
