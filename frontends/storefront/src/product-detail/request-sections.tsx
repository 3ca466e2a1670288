import { useTexts } from '@vitrine/platform';
import type { Product } from '../shared/catalogue/catalogue.js';
import { isMonthly, listPlans } from '../shared/catalogue/plans.js';
import { ButtonLink } from '../shared/controls/button-link.js';
import { AskPerson } from '../shared/ask-person.js';
import { Price } from '../shared/controls/price.js';
import { RequestLink } from './request-link.js';
import styles from './request-sections.module.css';
import { PRODUCT_TEXTS } from './texts.js';

/** The price of a product's first plan, which is its one-time price where it has one. */
function FirstPrice({ product }: { product: Product }) {
  const [offer] = listPlans(product);
  return <Price euros={offer?.price} monthly={offer !== undefined && isMonthly(offer.plan)} />;
}

/** The end of a product's page: its price, and the ways to request it or to ask about it. */
export function ClosingRequest({ product }: { product: Product }) {
  const t = useTexts(PRODUCT_TEXTS);
  return (
    <section className={styles.closing} aria-labelledby="request-title">
      <h2 id="request-title" className={styles.title}>
        {t('closing.title')}
      </h2>
      <p className={styles.text}>{t('closing.text')}</p>
      <p className={styles.price}>
        <FirstPrice product={product} />
      </p>
      <div className={styles.actions}>
        <RequestLink product={product} />
        <ButtonLink tone="line" to="/contact">
          {t('closing.contact')}
        </ButtonLink>
      </div>
      <AskPerson className={styles.ask} />
    </section>
  );
}

/** On a phone, price and request stay at the screen's lower edge while the page is read. */
export function RequestBar({ product }: { product: Product }) {
  return (
    <div className={styles.bar} data-request-bar="">
      <p className={styles.barPrice}>
        <FirstPrice product={product} />
      </p>
      <RequestLink product={product} short />
    </div>
  );
}
