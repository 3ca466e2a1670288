import type { Fact } from '../../../platform/notifications/templates/mail-templates.js';
import { shortNumber } from '../../../platform/notifications/templates/formats.js';
import type { OrderRow } from '../order-row.js';
import type { OrderMailTexts } from './mail-texts.js';
import { getTotal, isAgreed, type MailTotal } from './mail-total.js';

/** The requested items with plans and prices, and their totals. */
export interface MailSum {
  facts: Fact[];
  totals: MailTotal[];
}

/** Formats cents as euros. */
type Euros = (cents: number) => string;

const toPlan = ({ subscription_type: subscription, order_type: type }: OrderRow): keyof OrderMailTexts['plans'] =>
  subscription ?? (type === 'accessory' ? 'accessory' : 'product');

const isMonthly = ({ order_type: type }: OrderRow) => type === 'subscription';

const couponFacts = (order: OrderRow, { facts }: OrderMailTexts, euros: Euros): Fact[] =>
  order.coupon_code === null || order.coupon_code === ''
    ? []
    : [{ name: facts.coupon(order.coupon_code), value: `− ${euros(order.coupon_discount_cents)}` }];

/** The sum of a request for a single item. */
export function getSumOfOne(order: OrderRow, texts: OrderMailTexts, euros: Euros): MailSum {
  const { facts, plans } = texts;
  const price = euros(order.original_price_cents);
  return {
    facts: [
      { name: facts.item, value: order.product_name },
      { name: facts.plan, value: plans[toPlan(order)] },
      { name: facts.price, value: isMonthly(order) ? texts.perMonth(price) : price },
      ...couponFacts(order, texts, euros),
    ],
    totals: [getTotal(order, texts, euros)],
  };
}

/**
 * The sum of a request for several items: a line for each, one total of what is paid once and one of what is paid every month.
 * @param withNumbers whether each line ends with its order's number
 */
export function getSumOfSeveral(
  orders: readonly OrderRow[],
  texts: OrderMailTexts,
  euros: Euros,
  withNumbers: boolean,
): MailSum {
  const { several, plans, totals } = texts;
  const lines = orders.flatMap((order) => {
    const agreed = isAgreed(order);
    const amount = euros(agreed ? order.product_price_cents : order.original_price_cents);
    const parts = [
      plans[toPlan(order)],
      isMonthly(order) && !agreed ? texts.perMonth(amount) : amount,
      ...(agreed ? [isMonthly(order) ? totals.agreed.firstMonth : totals.agreed.once] : []),
      ...(withNumbers ? [shortNumber(order.id)] : []),
    ];
    return [{ name: order.product_name, value: parts.join(', ') }, ...(agreed ? [] : couponFacts(order, texts, euros))];
  });
  const once = orders.filter((order) => !isMonthly(order));
  const monthly = orders.filter(isMonthly);
  return {
    facts: [{ name: texts.facts.item, value: several.count(orders.length) }, ...lines],
    totals: [
      ...(once.length > 0 ? [{ name: several.once, value: euros(sumPrices(once)), then: null }] : []),
      ...(monthly.length > 0 ? [getMonthlyTotal(monthly, texts, euros)] : []),
    ],
  };
}

const sumPrices = (orders: readonly OrderRow[]) => orders.reduce((sum, order) => sum + order.product_price_cents, 0);

/** The coupon and the agreed price of a subscription count for its first month only (contract: Subscriptions). */
function getMonthlyTotal(orders: readonly OrderRow[], { several, totals, perMonth }: OrderMailTexts, euros: Euros) {
  const first = sumPrices(orders);
  const later = orders.reduce((sum, order) => sum + (order.monthly_price_cents ?? order.original_price_cents), 0);
  return first === later
    ? { name: several.monthly, value: perMonth(euros(first)), then: null }
    : { name: several.firstMonth, value: euros(first), then: totals.then(perMonth(euros(later))) };
}
