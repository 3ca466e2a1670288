import type { Language } from '../languages/languages.js';
import { textSet } from '../languages/text-set.js';
import { FURTHER } from '../texts/further.js';
import { GERMAN } from './texts/de.js';
import { ENGLISH } from './texts/en.js';
import { DEVELOPMENT_WEEKS } from './numbers.js';

export { DEVELOPMENT_WEEKS, WARRANTY_YEARS } from './numbers.js';

export const PRODUCT_PLANS = ['product', 'monthly', 'enhanced'] as const;
export type ProductPlan = (typeof PRODUCT_PLANS)[number];

/** What is said of the plans, in a language. Product page, PDF sheet, FAQ, About and Terms are held to it by their tests. */
export const planTexts = textSet('plan-facts', { de: GERMAN, en: ENGLISH, ...FURTHER.planFacts });

/** Periods in months over which the plans' costs are compared. */
export const COMPARED_MONTHS = [12, 24, 36, 60] as const;
export type ComparedMonths = (typeof COMPARED_MONTHS)[number];

/** What each plan holds, in the order of the table. */
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

/** One row of the table of plans: what a fact is called, and how it is with each plan. */
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

/** When each step from the signature to the app stores is done, in weeks after the signature: at best and at most. */
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

/** What is included between the signature and the app stores, in its order. */
export const timeline = (language: Language) =>
  TIMELINE.map((step) => ({ ...step, ...planTexts(language).timeline[step.id] }));

/** When a step is done, such as “after 2–4 weeks”. */
export function weeksText({ least, most }: Weeks, language: Language): string {
  const { start, after } = planTexts(language).weeks;
  return most === 0 ? start : after.replace('{weeks}', `${least}–${most}`);
}

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
