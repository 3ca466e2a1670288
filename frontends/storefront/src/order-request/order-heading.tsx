import { useTexts } from '@vitrine/platform';
import { isMonthly, type Plan } from '../shared/catalogue/plans.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import split from '../shared/page-layout/split.module.css';
import type { Frame } from './frame.js';
import styles from './order-request.module.css';
import { orderTexts } from './texts.js';

/** The page's heading in each frame (public spec §2: Complete Your Subscription, Complete Your Purchase). */
export function OrderHeading({ frame, plan }: { frame: Frame; plan: Plan }) {
  const t = useTexts(orderTexts);
  const orderTitle = isMonthly(plan) ? 'order.subscriptionTitle' : 'order.purchaseTitle';
  return (
    <header className={styles.heading}>
      <Eyebrow>{t('eyebrow')}</Eyebrow>
      <h1 className={split.title}>{t(frame === 'buy' ? 'buy.title' : orderTitle)}</h1>
      <p className={styles.lead}>{t('lead')}</p>
    </header>
  );
}
