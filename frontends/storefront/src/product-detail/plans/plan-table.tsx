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
 * The facts of the offered plans side by side; on a phone each fact becomes a list of the plans. The roles are written out because
 * browsers drop those of table elements that are laid out otherwise.
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
        {planFacts(language).map((fact) => (
          <FactRow key={fact.id} fact={fact} offers={offers} />
        ))}
      </tbody>
    </table>
  );
}

/** A fact of each plan; on a phone what two plans have in common stands once, below both names. */
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
  /** Its content is that of the next cell, too. */
  isAsNext?: boolean;
  children: ReactNode;
}

/** The plan's name stands in each cell of a phone, where no column head is above it; a screen reader reads the column head. */
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
