import { useFormat, useNavigate, usePriceNote, useTexts } from '@vitrine/platform';
import { useId } from 'react';
import type { Product } from '../../shared/catalogue/catalogue.js';
import { PLAN_TEXTS } from '../../shared/catalogue/plan-texts.js';
import { enhancedHintKey, isMonthly } from '../../shared/catalogue/plans.js';
import { storedSelection, toSelection } from '../../shared/catalogue/stored-selection.js';
import { buttonClass } from '../../shared/controls/button-link.js';
import { Choice, ChoiceList } from '../../shared/controls/choice-list.js';
import { useHydrated } from '../../shared/controls/states/hydrated.js';
import { CONTROL_TEXTS } from '../../shared/controls/texts.js';
import { PLANS_ID } from '../plans/plans-id.js';
import { PRODUCT_TEXTS } from '../texts.js';
import type { Offer } from './offers.js';
import { OPTIONS_ID } from './options-id.js';
import common from '../../shared/common.module.css';
import styles from './purchase-options.module.css';

interface PurchaseOptionsProps {
  product: Product;
  offers: readonly Offer[];
  /** The chosen plan of the whole page; undefined if there is no offer. */
  chosen: Offer | undefined;
  onChoose: (offer: Offer) => void;
}

/** The choice of a plan, with one preselected; its button saves the selection for `/order`. */
export function PurchaseOptions({ product, offers, chosen, onChoose }: PurchaseOptionsProps) {
  const t = useTexts(PRODUCT_TEXTS);
  const c = useTexts(CONTROL_TEXTS);
  const p = useTexts(PLAN_TEXTS);
  const format = useFormat();
  const priceNote = usePriceNote();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const titleId = useId();

  const proceed = () => {
    if (!chosen) return;
    storedSelection.set(toSelection(product, chosen));
    void navigate('/order');
  };

  return (
    <section id={OPTIONS_ID} className={styles.options} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('options.title')}
      </h2>
      {offers.length > 0 ? (
        <ChoiceList label={t('options.title')} disabled={!hydrated}>
          {offers.map((offer) => (
            <Choice
              key={offer.plan}
              group="purchase-option"
              value={offer.plan}
              checked={offer.plan === chosen?.plan}
              onChoose={() => onChoose(offer)}
              label={t(`options.${offer.plan}`)}
              price={format.price(offer.price)}
              note={isMonthly(offer.plan) ? `${c('perMonth')} ${priceNote}` : priceNote}
              hint={offer.plan === 'enhanced' ? p(enhancedHintKey(offers)) : undefined}
            />
          ))}
        </ChoiceList>
      ) : (
        <p className={styles.none}>{t('options.onRequest')}</p>
      )}
      {chosen && (
        <div className={styles.proceed}>
          <button type="button" className={buttonClass('green')} onClick={proceed} disabled={!hydrated}>
            {t('options.proceed')}
          </button>
          <a className={common.link} href={`#${PLANS_ID}`}>
            {t('options.explain')}
          </a>
          <p className={styles.note}>{t('options.note')}</p>
        </div>
      )}
    </section>
  );
}
