import { useFormat, useNavigate, usePriceNote, useTexts } from '@vitrine/platform';
import { useId, useState } from 'react';
import type { Product } from '../shared/catalogue/catalogue.js';
import { PLAN_TEXTS } from '../shared/catalogue/plan-texts.js';
import { PLAN_PARAMETER, listPlans } from '../shared/catalogue/plans.js';
import { toSelection, storedSelection } from '../shared/catalogue/stored-selection.js';
import { buttonClass, ButtonLink } from '../shared/controls/button-link.js';
import { Choice, ChoiceList } from '../shared/controls/choice-list.js';
import { useHydrated } from '../shared/controls/states/hydrated.js';
import { CONTROL_TEXTS } from '../shared/controls/texts.js';
import styles from './purchase-options.module.css';
import { PRODUCT_TEXTS } from './texts.js';

/** The two options of the page itself; the third plan is offered on the order request (public spec §4, Purchase option). */
type Option = 'product' | 'monthly';

const isOption = (plan: string): plan is Option => plan === 'product' || plan === 'monthly';

/** The purchase option chooser: nothing at first, then the way on, which saves the selection for `/order`. */
export function PurchaseOptions({ product }: { product: Product }) {
  const t = useTexts(PRODUCT_TEXTS);
  const c = useTexts(CONTROL_TEXTS);
  const p = useTexts(PLAN_TEXTS);
  const format = useFormat();
  const priceNote = usePriceNote();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const titleId = useId();
  const [chosen, choose] = useState<Option>();
  const offers = listPlans(product).flatMap(({ plan, price }) => (isOption(plan) ? [{ plan, price }] : []));
  const offer = offers.find(({ plan }) => plan === chosen);

  const proceed = () => {
    if (!offer) return;
    storedSelection.set(toSelection(product, offer));
    void navigate('/order');
  };

  return (
    <section id="options" className={styles.options} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('options.title')}
      </h2>
      {offers.length > 0 ? (
        <ChoiceList label={t('options.title')} disabled={!hydrated}>
          {offers.map(({ plan, price }) => (
            <Choice
              key={plan}
              group="purchase-option"
              value={plan}
              checked={plan === chosen}
              onChoose={() => choose(plan)}
              label={t(`options.${plan}`)}
              price={format.price(price)}
              note={plan === 'monthly' ? `${c('perMonth')} ${priceNote}` : priceNote}
            />
          ))}
        </ChoiceList>
      ) : (
        <p className={styles.none}>{t('options.onRequest')}</p>
      )}
      {product.enhancedServicePrice !== null && (
        <div className={styles.enhanced}>
          <ButtonLink tone="text" to={`/buy/${product.id}?${PLAN_PARAMETER}=enhanced`}>
            {t('options.enhanced')}
          </ButtonLink>
          <span>
            {format.price(product.enhancedServicePrice)} {c('perMonth')} {priceNote}
          </span>
          <p className={styles.hint}>{p('enhancedHint')}</p>
        </div>
      )}
      <div aria-live="polite">
        {offer && (
          <div className={styles.proceed}>
            <button type="button" className={buttonClass('green')} onClick={proceed}>
              {t('options.proceed')}
            </button>
            <p className={styles.note}>{t('options.note')}</p>
          </div>
        )}
      </div>
    </section>
  );
}
