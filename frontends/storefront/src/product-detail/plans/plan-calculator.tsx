import { useFormat, useLanguage, usePriceNote, useTexts } from '@vitrine/platform';
import { COMPARED_MONTHS, type ComparedMonths, planTexts, planTotal } from '@vitrine/schemas/plan-facts';
import { useState } from 'react';
import { useHydrated } from '../../shared/controls/states/hydrated.js';
import type { Offer } from '../purchase/offers.js';
import styles from './plan-calculator.module.css';
import { PLANS_TEXTS } from './texts.js';

/** The default period, in months. */
const FIRST_MONTHS: ComparedMonths = 36;

/** The total cost of each plan over a period that the visitor chooses. */
export function PlanCalculator({ name, offers }: { name: string; offers: readonly Offer[] }) {
  const t = useTexts(PLANS_TEXTS);
  const { language } = useLanguage();
  const format = useFormat();
  const priceNote = usePriceNote();
  const hydrated = useHydrated();
  const [months, setMonths] = useState<ComparedMonths>(FIRST_MONTHS);
  const totals = offers.map(({ plan, price }) => ({ plan, total: planTotal(plan, price, months) }));
  const least = Math.min(...totals.map(({ total }) => total));
  return (
    <div className={styles.calculator} role="group" aria-labelledby="calculator-title">
      <h3 id="calculator-title" className={styles.title}>
        {t('calculator.title', { name })}
      </h3>
      <fieldset className={styles.periods} disabled={!hydrated}>
        <legend className={styles.legend}>{t('calculator.period')}</legend>
        {COMPARED_MONTHS.map((each) => (
          <label key={each} className={styles.period}>
            <input
              type="radio"
              name="compared-months"
              value={each}
              checked={each === months}
              onChange={() => setMonths(each)}
            />
            {t('calculator.months', { months: each })}
          </label>
        ))}
      </fieldset>
      <dl className={styles.totals} aria-live="polite" aria-label={t('calculator.total', { months })}>
        {totals.map(({ plan, total }) => (
          <div key={plan} data-least={totals.length > 1 && total === least ? '' : undefined}>
            <dt>{planTexts(language).names[plan]}</dt>
            <dd>
              {format.price(total)}
              {totals.length > 1 && total === least && <small>{t('calculator.least')}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('calculator.note', { priceNote })}</p>
    </div>
  );
}
