import { useTexts } from '@vitrine/platform';
import card from '../shared/card/card.module.css';
import { CardPicture } from '../shared/card/card-picture.js';
import { getMainPicture, type Product } from '../shared/catalogue/catalogue.js';
import { AppEyebrow } from '../shared/catalogue/app-eyebrow.js';
import { EditionSeal } from '../shared/catalogue/edition-seal.js';
import { PLAN_TEXTS } from '../shared/catalogue/plan-texts.js';
import { isMonthly, listPlans } from '../shared/catalogue/plans.js';
import { Price } from '../shared/controls/price.js';
import { CONTROL_TEXTS } from '../shared/controls/texts.js';
import common from '../shared/common.module.css';
import { PictureLink } from '../shared/view-transition/picture-link.js';
import styles from './products-page.module.css';
import { PRODUCTS_TEXTS } from './texts.js';

/** The rows of prices, the same on every card, so that they are aligned across a row of cards. */
const PLANS = ['product', 'monthly', 'enhanced'] as const;

/** A product of the list with all its prices; the whole card is a link to it. */
export function ProductCard({ product }: { product: Product }) {
  const c = useTexts(CONTROL_TEXTS);
  const p = useTexts(PLAN_TEXTS);
  const t = useTexts(PRODUCTS_TEXTS);
  const offers = listPlans(product);
  return (
    <li className={card.card} data-large="">
      <CardPicture path={getMainPicture(product)} pictures={product.pictures} productId={product.id}>
        <EditionSeal name={product.name} />
      </CardPicture>
      <AppEyebrow name={product.name} />
      <h2 className={card.name}>
        <PictureLink to={`/product/${product.id}`} product={product}>
          {product.name}
        </PictureLink>
      </h2>
      {product.subtitle && <p className={card.subtitle}>{product.subtitle}</p>}
      {product.headerDescription && <p className={card.description}>{product.headerDescription}</p>}
      <dl className={card.prices}>
        {offers.length > 0 &&
          PLANS.map((plan) => {
            const offer = offers.find((each) => each.plan === plan);
            return (
              <div key={plan}>
                <dt>{p(plan)}</dt>
                <dd>
                  {offer ? (
                    <Price euros={offer.price} monthly={isMonthly(plan)} />
                  ) : (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className={common.visuallyHidden}>{t('notOffered')}</span>
                    </>
                  )}
                </dd>
              </div>
            );
          })}
        {offers.length === 0 && (
          <div>
            <dt>{c('onRequest')}</dt>
          </div>
        )}
      </dl>
      <span className={styles.more} aria-hidden="true">
        {t('more')}
      </span>
    </li>
  );
}
