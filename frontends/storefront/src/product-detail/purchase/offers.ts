import type { ProductPlan } from '@vitrine/schemas/plan-facts';
import { listPlans, PLAN_PARAMETER, type PlanPrices } from '../../shared/catalogue/plans.js';

/** A plan that a product has a price for. */
export interface Offer {
  plan: ProductPlan;
  /** In euros; of the monthly plans a month. */
  price: number;
}

/** The plans of a product that have a price, the one that is chosen at first in front. */
export const listOffers = (product: PlanPrices): Offer[] =>
  listPlans(product).flatMap(({ plan, price }) => (plan === 'accessory' ? [] : [{ plan, price }]));

/** Where a product is requested: its order request on a plan, or the contact form where it has no price. */
export function requestPath(productId: string, offer: Offer | undefined): string {
  if (!offer) return '/contact';
  return offer.plan === 'product' ? `/buy/${productId}` : `/buy/${productId}?${PLAN_PARAMETER}=${offer.plan}`;
}
