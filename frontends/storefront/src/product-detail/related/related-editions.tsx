import { Link, useTexts } from '@vitrine/platform';
import card from '../../shared/card/card.module.css';
import cards from '../../shared/card/cards.module.css';
import { CardPicture } from '../../shared/card/card-picture.js';
import { AppEyebrow } from '../../shared/catalogue/app-eyebrow.js';
import { getMainPicture, type Product } from '../../shared/catalogue/catalogue.js';
import { isMonthly, listPlans } from '../../shared/catalogue/plans.js';
import { useProducts } from '../../shared/catalogue/queries.js';
import { Price } from '../../shared/controls/price.js';
import { PictureLink } from '../../shared/view-transition/picture-link.js';
import { STORY_TEXTS } from '../story/texts.js';
import { chooseRelated } from './choose-related.js';
import common from '../../shared/common.module.css';
import styles from './related-editions.module.css';

/** Other products that a reader of a product's page may prefer; nothing if there is no other. */
export function RelatedEditions({ product }: { product: Product }) {
  const t = useTexts(STORY_TEXTS);
  const { data: products = [] } = useProducts();
  const related = chooseRelated(product, products ?? []);
  if (related.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="related-title">
      <div className={styles.head}>
        <h2 id="related-title" className={styles.title}>
          {t('related.title')}
        </h2>
        <Link className={common.link} to="/compare">
          {t('related.compare')}
        </Link>
      </div>
      <ul className={cards.cards}>
        {related.map((each) => {
          const [offer] = listPlans(each);
          return (
            <li key={each.id} className={card.card}>
              <CardPicture path={getMainPicture(each)} pictures={each.pictures} productId={each.id} />
              <AppEyebrow name={each.name} />
              <h3 className={card.name}>
                <PictureLink to={`/product/${each.id}`} product={each}>
                  {each.name}
                </PictureLink>
              </h3>
              {each.subtitle && <p className={card.subtitle}>{each.subtitle}</p>}
              <p className={styles.price}>
                <Price euros={offer?.price} monthly={offer !== undefined && isMonthly(offer.plan)} />
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
