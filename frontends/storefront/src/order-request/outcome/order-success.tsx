import { PageHead, useTexts } from '@vitrine/platform';
import { Alert, ThemeProvider } from '@vitrine/ui';
import { useEffect, useRef } from 'react';
import { AskPerson } from '../../shared/ask-person/ask-person.js';
import { ActionLinks } from '../../shared/controls/action-links.js';
import { Eyebrow } from '../../shared/controls/eyebrow.js';
import split from '../../shared/page-layout/split.module.css';
import type { OrderRoute } from '../order-route.js';
import styles from './order-success.module.css';
import { NextSteps } from './next-steps.js';
import type { PlacedOrder } from './placed-order.js';
import { PlacedFacts } from './placed-facts.js';
import { ORDER_TEXTS } from '../texts.js';

interface OrderSuccessProps {
  route: OrderRoute;
  /** One for each requested item. */
  orders: readonly PlacedOrder[];
}

/** The full-page confirmation: what was requested, what happens next, and links onward. */
export function OrderSuccess({ route, orders }: OrderSuccessProps) {
  const t = useTexts(ORDER_TEXTS);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);

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
          <AskPerson />
        </section>
        <NextSteps />
      </div>
    </ThemeProvider>
  );
}
