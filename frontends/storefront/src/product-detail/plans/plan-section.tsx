import { useTexts } from '@vitrine/platform';
import type { Product } from '../../shared/catalogue/catalogue.js';
import { Eyebrow } from '../../shared/controls/eyebrow.js';
import type { Offer } from '../purchase/offers.js';
import { PlanCalculator } from './plan-calculator.js';
import styles from './plan-section.module.css';
import { PlanTable } from './plan-table.js';
import { PLANS_ID } from './plans-id.js';
import { PLANS_TEXTS } from './texts.js';

/** The heading, by the number of plans. */
const TITLES = ['one', 'two', 'three'] as const;

/** Explains the plans of a product: a table of their facts, and their cost over time. */
export function PlanSection({ product, offers }: { product: Product; offers: readonly Offer[] }) {
  const t = useTexts(PLANS_TEXTS);
  if (offers.length === 0) return null;
  const has = (plan: Offer['plan']) => offers.some((offer) => offer.plan === plan);
  const isChoice = has('product') && offers.length > 1;
  return (
    <section id={PLANS_ID} className={styles.section} aria-labelledby="plans-title">
      <Eyebrow>{t('eyebrow')}</Eyebrow>
      <h2 id="plans-title" className={styles.title}>
        {t(TITLES[offers.length - 1] ?? 'three')}
      </h2>
      <p className={styles.text}>
        {t(isChoice ? 'text' : offers.length > 1 ? 'includesEach' : 'includes', { name: product.name })}
      </p>
      <PlanTable offers={offers} />
      <PlanCalculator name={product.name} offers={offers} />
    </section>
  );
}
