import type { ProductPlan } from '@vitrine/schemas/plan-facts';
import { listPlans, PLAN_PARAMETER, type PlanPrices } from '../../shared/catalogue/plans.js';

/** A plan that a product has a price for. */
export interface Offer {
  plan: ProductPlan;
  /** In euros; per month for the monthly plans. */
  price: number;
}

/** The plans of a product that have a price; the first one is the default. */
export const listOffers = (product: PlanPrices): Offer[] =>
  listPlans(product).flatMap(({ plan, price }) => (plan === 'accessory' ? [] : [{ plan, price }]));

/** Path to request a product: its order request on a plan, or the contact form if it has no price. */
export function requestPath(productId: string, offer: Offer | undefined): string {
  if (!offer) return '/contact';
  return offer.plan === 'product' ? `/buy/${productId}` : `/buy/${productId}?${PLAN_PARAMETER}=${offer.plan}`;
}
