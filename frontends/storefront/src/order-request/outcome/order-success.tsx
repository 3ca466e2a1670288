import { PageHead, useTexts } from '@vitrine/platform';
import { Alert, Button, Dialog, ThemeProvider } from '@vitrine/ui';
import { useEffect, useRef, useState } from 'react';
import { ActionLinks } from '../../shared/controls/action-links.js';
import { Eyebrow } from '../../shared/controls/eyebrow.js';
import split from '../../shared/page-layout/split.module.css';
import type { OrderRoute } from '../order-route.js';
import styles from './order-success.module.css';
import type { PlacedOrder } from './placed-order.js';
import { PlacedFacts } from './placed-facts.js';
import { ORDER_TEXTS } from '../texts.js';

const STEPS = [
  { key: 'step1', numeral: 'I' },
  { key: 'step2', numeral: 'II' },
  { key: 'step3', numeral: 'III' },
] as const;

interface OrderSuccessProps {
  route: OrderRoute;
  /** Of each requested item one. */
  orders: readonly PlacedOrder[];
  /** It was shown before: the page was loaded again or come back to. */
  again: boolean;
}

/** The full-page confirmation: what was requested, what happens next, where to go on. */
export function OrderSuccess({ route, orders, again }: OrderSuccessProps) {
  const t = useTexts(ORDER_TEXTS);
  const heading = useRef<HTMLHeadingElement>(null);
  const [seen, setSeen] = useState(route === 'order' || again);

  useEffect(() => {
    window.scrollTo(0, 0);
    if (seen) heading.current?.focus();
  }, [seen]);

  return (
    <ThemeProvider look="site">
      <PageHead title={t('success.head')} noIndex />
      <div className={split.page}>
        <section className={styles.thanks} aria-labelledby="success-title">
          {route === 'order' && (
            <div className={styles.alert}>
              <Alert severity="success">{t('success.orderAlert')}</Alert>
            </div>
          )}
          <Eyebrow>{t('success.eyebrow')}</Eyebrow>
          <h1 id="success-title" ref={heading} tabIndex={-1} className={styles.title}>
            {t('success.title')}
          </h1>
          <p className={styles.lead}>{t('success.confirmation')}</p>
          <PlacedFacts orders={orders} />
          <ActionLinks
            main={{ to: '/products', text: t('success.products') }}
            other={{ to: '/', text: t('success.home') }}
          />
        </section>
        <section className={styles.next} aria-labelledby="next-title">
          <h2 id="next-title" className={styles.nextTitle}>
            {t('success.next')}
          </h2>
          <ol>
            {STEPS.map(({ key, numeral }) => (
              <li key={key}>
                <span className={styles.numeral} aria-hidden="true">
                  {numeral}
                </span>
                <div>
                  <h3>{t(`success.${key}.title`)}</h3>
                  <p>{t(`success.${key}.text`)}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      </div>
      {route === 'buy' && (
        <Dialog
          open={!seen}
          onClose={() => setSeen(true)}
          size="small"
          title={t('success.dialogTitle')}
          actions={<Button onClick={() => setSeen(true)}>{t('success.continue')}</Button>}
        >
          {t('success.dialogText')}
        </Dialog>
      )}
    </ThemeProvider>
  );
}
