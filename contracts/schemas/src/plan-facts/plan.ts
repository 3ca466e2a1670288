import type { Language } from '../constants.js';

/** The ways a product is paid (public spec §1): once, by the month, or by the month with enhanced service. */
export const PRODUCT_PLANS = ['product', 'monthly', 'enhanced'] as const;
export type ProductPlan = (typeof PRODUCT_PLANS)[number];

/** A text in every language of the site. */
export type Localised = Readonly<Record<Language, string>>;

/** How many years the warranty runs, whichever plan is chosen (public spec §2, About). */
export const WARRANTY_YEARS = 5;

/** {@link WARRANTY_YEARS} as it is written within a sentence. */
export const WARRANTY_IN_WORDS: Localised = { de: 'fünf Jahre', en: 'five years' };

/** Weeks from the signature to the app stores, at best and at most (public spec §9). */
export const DEVELOPMENT_WEEKS = { least: 8, most: 16 } as const;

/** Periods in months over which the plans' costs are compared. */
export const COMPARED_MONTHS = [12, 24, 36, 60] as const;
export type ComparedMonths = (typeof COMPARED_MONTHS)[number];

/** The name of each plan. */
export const PLAN_NAMES: Readonly<Record<ProductPlan, Localised>> = {
  product: { de: 'Einmaliger Kauf', en: 'One-time purchase' },
  monthly: { de: 'Abonnement', en: 'Subscription' },
  enhanced: { de: 'Erweiterter Service', en: 'Enhanced service' },
};

const CENTS = 100;

/**
 * What a plan costs in all.
 * @param price in euros; of the two monthly plans a month
 * @param months for how long the app is used
 * @returns euros, exact to the cent
 */
export function planTotal(plan: ProductPlan, price: number, months: number): number {
  const payments = plan === 'product' ? 1 : months;
  return (Math.round(price * CENTS) * payments) / CENTS;
}
