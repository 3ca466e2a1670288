import type { Language } from '../languages/languages.js';
import { textSet } from '../languages/text-set.js';
import { FURTHER } from '../texts/further.js';
import { GERMAN } from './texts/de.js';
import { ENGLISH } from './texts/en.js';
import { DEVELOPMENT_WEEKS } from './numbers.js';

export { DEVELOPMENT_WEEKS, WARRANTY_YEARS } from './numbers.js';

export const PRODUCT_PLANS = ['product', 'monthly', 'enhanced'] as const;
export type ProductPlan = (typeof PRODUCT_PLANS)[number];

/** The texts about the plans in a language. Tests compare product page, PDF sheet, FAQ, About and Terms with them. */
export const planTexts = textSet('plan-facts', { de: GERMAN, en: ENGLISH, ...FURTHER.planFacts });

/** Periods in months over which the plans' costs are compared. */
export const COMPARED_MONTHS = [12, 24, 36, 60] as const;
export type ComparedMonths = (typeof COMPARED_MONTHS)[number];

/** The facts of each plan, in the order of the table. */
export const PLAN_FACTS = [
  'relation',
  'payment',
  'term',
  'hosting',
  'publishing',
  'updates',
  'care',
  'warranty',
  'ownership',
  'licence',
] as const satisfies readonly (keyof typeof GERMAN.facts)[];

/** A row of the table of plans: the name of a fact, and its value for each plan. */
export interface PlanFact {
  id: (typeof PLAN_FACTS)[number];
  name: string;
  values: Readonly<Record<ProductPlan, string>>;
}

export const planFacts = (language: Language): readonly PlanFact[] =>
  PLAN_FACTS.map((id) => {
    const { name, ...values } = planTexts(language).facts[id];
    return { id, name, values };
  });

/** When each step is done, in weeks after the signature: at least and at most. */
export const TIMELINE = [
  { id: 'signature', weeks: { least: 0, most: 0 } },
  { id: 'design', weeks: { least: 2, most: 4 } },
  { id: 'catalogue', weeks: { least: 4, most: 8 } },
  { id: 'trial', weeks: { least: 6, most: 13 } },
  { id: 'stores', weeks: DEVELOPMENT_WEEKS },
] as const satisfies readonly { id: keyof typeof GERMAN.timeline; weeks: Weeks }[];

interface Weeks {
  least: number;
  most: number;
}

/** The steps from the signature to the app stores, with their texts. */
export const timeline = (language: Language) =>
  TIMELINE.map((step) => ({ ...step, ...planTexts(language).timeline[step.id] }));

/** When a step is done, such as “after 2–4 weeks”. */
export function weeksText({ least, most }: Weeks, language: Language): string {
  const { start, after } = planTexts(language).weeks;
  return most === 0 ? start : after.replace('{weeks}', `${least}–${most}`);
}

const CENTS = 100;

/**
 * The total cost of a plan.
 * @param price in euros; of the two monthly plans per month
 * @param months how long the app is used
 * @returns euros, exact to the cent
 */
export function planTotal(plan: ProductPlan, price: number, months: number): number {
  const payments = plan === 'product' ? 1 : months;
  return (Math.round(price * CENTS) * payments) / CENTS;
}
