import { useTexts } from '@vitrine/platform';
import { isMonthly, type Plan } from '../shared/catalogue/plans.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import split from '../shared/page-layout/split.module.css';
import type { OrderRoute } from './order-route.js';
import styles from './order-request.module.css';
import { ORDER_TEXTS } from './texts.js';
import { useLead } from './use-lead.js';

/** The page's heading on each route (public spec §2: Complete Your Subscription, Complete Your Purchase). */
export function OrderHeading({ route, plan }: { route: OrderRoute; plan: Plan }) {
  const t = useTexts(ORDER_TEXTS);
  const lead = useLead();
  const orderTitle = isMonthly(plan) ? 'order.subscriptionTitle' : 'order.purchaseTitle';
  return (
    <header className={styles.heading}>
      <Eyebrow>{t('eyebrow')}</Eyebrow>
      <h1 className={split.title}>{t(route === 'buy' ? 'buy.title' : orderTitle)}</h1>
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}
