import { SUBSCRIPTION_TYPES, type OrderType, type SubscriptionType } from '@vitrine/schemas';

/** The ways a catalogue item can be requested (public spec §1). */
export type Plan = 'product' | 'monthly' | 'enhanced' | 'accessory';

/** The prices of a product in euros; null where a plan is not offered. */
export interface PlanPrices {
  price: number | null;
  subscriptionPrice: number | null;
  enhancedServicePrice: number | null;
}

export interface PlanOffer {
  plan: Plan;
  /** In euros; per month for the two monthly plans. */
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

/** Key of the text that says what the enhanced service replaces: the subscription, or the purchase where there is no subscription. */
export const enhancedHintKey = (offers: readonly { plan: Plan }[]): 'enhancedHint' | 'enhancedOnlyHint' =>
  offers.some(({ plan }) => plan === 'monthly') ? 'enhancedHint' : 'enhancedOnlyHint';

/** Whether the plan's price is paid every month. */
export const isMonthly = (plan: Plan): boolean => plan === 'monthly' || plan === 'enhanced';

/** The fields of an order request for a plan. */
export function toOrderType(plan: Plan): { orderType: OrderType; subscriptionType?: SubscriptionType } {
  return plan === 'monthly' || plan === 'enhanced'
    ? { orderType: 'subscription', subscriptionType: plan }
    : { orderType: plan };
}

/** Query parameter of `/buy/{productId}` with the preselected plan. */
export const PLAN_PARAMETER = 'plan';

/** The plan in a query parameter; the one-time purchase without a known one. */
export const toPlan = (text: string | null): Plan => SUBSCRIPTION_TYPES.find((type) => type === text) ?? 'product';
