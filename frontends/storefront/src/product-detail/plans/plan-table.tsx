import { useLanguage, useTexts } from '@vitrine/platform';
import { PLAN_FACTS, PLAN_NAMES, type PlanFact } from '@vitrine/schemas/plan-facts';
import { isMonthly } from '../../shared/catalogue/plans.js';
import common from '../../shared/common.module.css';
import { Price } from '../../shared/controls/price.js';
import type { Offer } from '../purchase/offers.js';
import styles from './plan-table.module.css';
import { PLANS_TEXTS } from './texts.js';

/**
 * The facts of the offered plans side by side; on a phone each fact becomes a list of the plans. The roles are written out because
 * browsers drop those of table elements that are laid out otherwise.
 */
export function PlanTable({ offers }: { offers: readonly Offer[] }) {
  const t = useTexts(PLANS_TEXTS);
  const { language } = useLanguage();
  return (
    <table className={styles.table} role="table">
      <caption className={styles.caption}>{t('table')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className={styles.corner}>
            <span className={common.visuallyHidden}>{t('fact')}</span>
          </th>
          {offers.map(({ plan }) => (
            <th key={plan} role="columnheader" scope="col">
              {PLAN_NAMES[plan][language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        <tr role="row">
          <th role="rowheader" scope="row">
            {t('price')}
          </th>
          {offers.map(({ plan, price }) => (
            <td key={plan} role="cell">
              <PlanName plan={plan} />
              <Price euros={price} monthly={isMonthly(plan)} />
            </td>
          ))}
        </tr>
        {PLAN_FACTS.map((fact) => (
          <tr key={fact.id} role="row">
            <th role="rowheader" scope="row">
              {fact.name[language]}
            </th>
            <FactCells fact={fact} offers={offers} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A cell for each plan, or one for all of them where the fact is the same. */
function FactCells({ fact, offers }: { fact: PlanFact; offers: readonly Offer[] }) {
  const { language } = useLanguage();
  const [first] = offers;
  const isSame = new Set(offers.map(({ plan }) => fact.values[plan][language])).size === 1;
  if (first && isSame) {
    return (
      <td role="cell" colSpan={offers.length} aria-colspan={offers.length}>
        {fact.values[first.plan][language]}
      </td>
    );
  }
  return offers.map(({ plan }) => (
    <td key={plan} role="cell">
      <PlanName plan={plan} />
      {fact.values[plan][language]}
    </td>
  ));
}

/** Stands in each cell of a phone, where no column head is above it; a screen reader reads the column head. */
function PlanName({ plan }: Pick<Offer, 'plan'>) {
  const { language } = useLanguage();
  return (
    <span className={styles.plan} aria-hidden="true">
      {PLAN_NAMES[plan][language]}
    </span>
  );
}
