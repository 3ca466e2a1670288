import { useLanguage, useTexts } from '@vitrine/platform';
import { planFacts, type PlanFact, planTexts } from '@vitrine/schemas/plan-facts';
import type { ReactNode } from 'react';
import { isMonthly } from '../../shared/catalogue/plans.js';
import common from '../../shared/common.module.css';
import { Price } from '../../shared/controls/price.js';
import type { Offer } from '../purchase/offers.js';
import styles from './plan-table.module.css';
import { PLANS_TEXTS } from './texts.js';

/**
 * The facts of the offered plans side by side; on a phone each fact becomes a list of the plans. The roles are explicit, because browsers drop the
 * implicit ones of table elements with another `display`.
 */
export function PlanTable({ offers }: { offers: readonly Offer[] }) {
  const t = useTexts(PLANS_TEXTS);
  const { language } = useLanguage();
  return (
    <table className={styles.table} role="table">
      <caption className={common.visuallyHidden}>{t('table')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className={styles.corner}>
            <span className={common.visuallyHidden}>{t('fact')}</span>
          </th>
          {offers.map(({ plan }) => (
            <th key={plan} role="columnheader" scope="col">
              {planTexts(language).names[plan]}
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
            <PlanCell key={plan} plan={plan}>
              <Price euros={price} monthly={isMonthly(plan)} />
            </PlanCell>
          ))}
        </tr>
        {listFacts(planFacts(language), offers).map((fact) => (
          <FactRow key={fact.id} fact={fact} offers={offers} />
        ))}
      </tbody>
    </table>
  );
}

/** The fact that says which plan replaces which. */
const RELATION = 'relation';

/** The facts that hold for the offered plans: none of them names a plan that is not offered. */
function listFacts(facts: readonly PlanFact[], offers: readonly Offer[]): PlanFact[] {
  const has = (plan: Offer['plan']) => offers.some((offer) => offer.plan === plan);
  return facts.flatMap((fact) => {
    if (fact.id !== RELATION || (has('product') && has('monthly'))) return [fact];
    if (!has('product') || offers.length === 1) return [];
    return [{ ...fact, values: { ...fact.values, enhanced: fact.values.monthly } }];
  });
}

/** A fact of each plan; on a phone, a value that two plans share is shown once, below both names. */
function FactRow({ fact, offers }: { fact: PlanFact; offers: readonly Offer[] }) {
  const values = offers.map(({ plan }) => fact.values[plan]);
  return (
    <tr role="row" data-same={new Set(values).size === 1 || undefined}>
      <th role="rowheader" scope="row">
        {fact.name}
      </th>
      {offers.map(({ plan }, index) => (
        <PlanCell key={plan} plan={plan} isAsNext={values[index] === values[index + 1]}>
          {values[index]}
        </PlanCell>
      ))}
    </tr>
  );
}

interface PlanCellProps {
  plan: Offer['plan'];
  /** The next cell has the same content. */
  isAsNext?: boolean;
  children: ReactNode;
}

/** On a phone, which has no column heads, each cell shows its plan's name; a screen reader uses the column head. */
function PlanCell({ plan, isAsNext = false, children }: PlanCellProps) {
  const { language } = useLanguage();
  return (
    <td role="cell" data-as-next={isAsNext || undefined}>
      <span className={styles.plan} aria-hidden="true">
        {planTexts(language).names[plan]}
      </span>
      <span className={styles.value}>{children}</span>
    </td>
  );
}
