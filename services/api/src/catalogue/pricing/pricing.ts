import type { OrderType, SubscriptionType } from '@vitrine/schemas';

interface Item {
  id: string;
  name: string;
  /** Differs after each change of the item; see `itemIsUnchanged`. */
  state: string;
}

/** An item that can be ordered, with its prices in cents; `null` = not offered on this plan. */
export type OrderableItem =
  | (Item & {
      kind: 'product';
      priceCents: number | null;
      monthlyCents: number | null;
      enhancedCents: number | null;
    })
  | (Item & {
      kind: 'accessory';
      priceCents: number;
      category: string;
      /** Whether it is shown as in stock and at least one is left. */
      orderable: boolean;
    });

/** A plan on which an item is ordered. */
export interface Plan {
  orderType: OrderType;
  subscriptionType?: SubscriptionType | undefined;
}

/** The price of an item on a plan in cents; `null` = not available on this plan (contract: POST /api/orders). */
export function getPrice(item: OrderableItem, { orderType, subscriptionType }: Plan): number | null {
  if (item.kind === 'accessory') return orderType === 'accessory' ? item.priceCents : null;
  if (orderType === 'product') return item.priceCents;
  if (orderType !== 'subscription') return null;
  return subscriptionType === 'enhanced'
    ? item.enhancedCents
    : subscriptionType === 'monthly'
      ? item.monthlyCents
      : null;
}

/** The category that coupons are limited by: `product`, `subscription`, or the accessory's own. */
export const getCategory = (item: OrderableItem, { orderType }: Plan): string =>
  item.kind === 'accessory' ? item.category : orderType === 'subscription' ? 'subscription' : 'product';

/** The plans on which an item has a price: one-time, monthly, enhanced. */
export function listPlans(item: OrderableItem): Plan[] {
  if (item.kind === 'accessory') return [{ orderType: 'accessory' }];
  const plans: Plan[] = [
    { orderType: 'product' },
    { orderType: 'subscription', subscriptionType: 'monthly' },
    { orderType: 'subscription', subscriptionType: 'enhanced' },
  ];
  return plans.filter((plan) => getPrice(item, plan) !== null);
}

/**
 * The plan for the validation of a coupon where the client does not fully name one: of the plans that remain possible, the one whose price is the
 * shown amount, else the first (contract: POST /api/coupons/validate). `undefined` when the item is not sold on such a plan.
 */
export function planByAmount(
  item: OrderableItem,
  named: { orderType?: string | undefined; subscriptionType?: string | undefined },
  amountCents: number | undefined,
): Plan | undefined {
  const plans = listPlans(item).filter(
    (plan) =>
      item.kind === 'accessory' ||
      ((named.orderType === undefined || plan.orderType === named.orderType) &&
        (named.subscriptionType === undefined || plan.subscriptionType === named.subscriptionType)),
  );
  return plans.find((plan) => getPrice(item, plan) === amountCents) ?? plans[0];
}
