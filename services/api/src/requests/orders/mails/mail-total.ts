import type { OrderRow } from '../order-row.js';
import type { OrderMailTexts } from './mail-texts.js';

/** The last lines of a mail's sum. */
export interface MailTotal {
  name: string;
  value: string;
  /** The monthly price of a subscription whose first month has another price. */
  then: string | null;
}

type Priced = Pick<
  OrderRow,
  'order_type' | 'original_price_cents' | 'coupon_discount_cents' | 'product_price_cents' | 'monthly_price_cents'
>;

/** Whether staff and customer have agreed on another price than the original price minus the coupon. */
export const isAgreed = (
  order: Pick<OrderRow, 'product_price_cents' | 'original_price_cents' | 'coupon_discount_cents'>,
): boolean => order.product_price_cents !== order.original_price_cents - order.coupon_discount_cents;

/**
 * The total. An agreed price is labelled as such, because the price and the coupon above it no longer add up to it. The coupon and the agreed price
 * of a subscription count for its first month only (contract: Subscriptions).
 * @param euros formats cents
 */
export function getTotal(
  order: Priced,
  { totals, perMonth }: Pick<OrderMailTexts, 'totals' | 'perMonth'>,
  euros: (cents: number) => string,
): MailTotal {
  const names = isAgreed(order) ? totals.agreed : totals.plain;
  const price = euros(order.product_price_cents);
  if (order.order_type !== 'subscription') return { name: names.once, value: price, then: null };
  const monthlyCents = order.monthly_price_cents ?? order.original_price_cents;
  if (monthlyCents === order.product_price_cents) return { name: names.once, value: perMonth(price), then: null };
  return { name: names.firstMonth, value: price, then: totals.then(perMonth(euros(monthlyCents))) };
}
