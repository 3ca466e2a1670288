import { useTexts } from '@vitrine/platform';
import { AskPerson } from '../../shared/ask-person/ask-person.js';
import type { Product } from '../../shared/catalogue/catalogue.js';
import { PLAN_TEXTS } from '../../shared/catalogue/plan-texts.js';
import { isMonthly } from '../../shared/catalogue/plans.js';
import { ButtonLink } from '../../shared/controls/button-link.js';
import { Price } from '../../shared/controls/price.js';
import { PRODUCT_TEXTS } from '../texts.js';
import type { Offer } from './offers.js';
import { OPTIONS_ID } from './options-id.js';
import { RequestLink } from './request-link.js';
import styles from './request-sections.module.css';
import { SheetLink } from './sheet-link.js';
import { useHasPassed } from './use-has-passed.js';

interface RequestProps {
  product: Product;
  /** The chosen plan; undefined if the product has no price. */
  offer: Offer | undefined;
}

function OfferPrice({ offer }: Pick<RequestProps, 'offer'>) {
  return <Price euros={offer?.price} monthly={offer !== undefined && isMonthly(offer.plan)} />;
}

/** The end of a product's page: its price, and links to request it, to ask about it and to its PDF sheet. */
export function ClosingRequest({ product, offer }: RequestProps) {
  const t = useTexts(PRODUCT_TEXTS);
  return (
    <section className={styles.closing} aria-labelledby="request-title">
      <div>
        <h2 id="request-title" className={styles.title}>
          {t('closing.title')}
        </h2>
        <p className={styles.text}>{t('closing.text')}</p>
        <p className={styles.price}>
          <OfferPrice offer={offer} />
        </p>
      </div>
      <div className={styles.actions}>
        <RequestLink product={product} offer={offer} tone="line" />
        <div className={styles.links}>
          <div>
            <ButtonLink tone="text" to="/contact">
              {t('closing.contact')}
            </ButtonLink>
            <SheetLink product={product} />
          </div>
          <AskPerson />
        </div>
      </div>
    </section>
  );
}

/** Name, price and the page's one filled action, at the window's lower edge once the choice of a plan is scrolled out of view. */
export function RequestBar({ product, offer }: RequestProps) {
  const t = useTexts(PRODUCT_TEXTS);
  const p = useTexts(PLAN_TEXTS);
  const isShown = useHasPassed(OPTIONS_ID);
  return (
    <section className={styles.bar} data-request-bar={isShown ? 'shown' : 'hidden'} aria-label={t('bar')}>
      <p className={styles.barName}>{product.name}</p>
      <p className={styles.barPrice}>
        {offer && <span className={styles.barPlan}>{p(offer.plan)}</span>} <OfferPrice offer={offer} />
      </p>
      <RequestLink product={product} offer={offer} tone="gold" />
    </section>
  );
}
