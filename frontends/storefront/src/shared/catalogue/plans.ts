import { SUBSCRIPTION_TYPES, type OrderType, type SubscriptionType } from '@vitrine/schemas';

/** The ways a catalogue item can be requested (public spec §1). */
export type Plan = 'product' | 'monthly' | 'enhanced' | 'accessory';

/** The prices of a product in euros, null where it is not offered that way. */
export interface PlanPrices {
  price: number | null;
  subscriptionPrice: number | null;
  enhancedServicePrice: number | null;
}

export interface PlanOffer {
  plan: Plan;
  /** In euros; per month for the two subscriptions. */
  price: number;
}

/** The plans a product has a price for, one-time first (contract: POST /api/orders). */
export function listPlans(product: PlanPrices): PlanOffer[] {
  const offers: { plan: Plan; price: number | null }[] = [
    { plan: 'product', price: product.price },
    { plan: 'monthly', price: product.subscriptionPrice },
    { plan: 'enhanced', price: product.enhancedServicePrice },
  ];
  return offers.filter((offer): offer is PlanOffer => typeof offer.price === 'number');
}

/** Whether the plan's price is paid every month. */
export const isMonthly = (plan: Plan): boolean => plan === 'monthly' || plan === 'enhanced';

/** What an order request says for a plan. */
export function toOrderType(plan: Plan): { orderType: OrderType; subscriptionType?: SubscriptionType } {
  return plan === 'monthly' || plan === 'enhanced'
    ? { orderType: 'subscription', subscriptionType: plan }
    : { orderType: plan };
}

/** Part of an address of `/buy/{productId}`: the plan that is chosen at first. */
export const PLAN_PARAMETER = 'plan';

/** The plan that an address names; the one-time purchase where it names none. */
export const toPlan = (text: string | null): Plan => SUBSCRIPTION_TYPES.find((type) => type === text) ?? 'product';
