import { Link, useTexts } from '@vitrine/platform';
import card from '../shared/card/card.module.css';
import { mainPictureOf, type Product } from '../shared/catalogue/catalogue.js';
import { capitalised, editionOf } from '../shared/catalogue/editions.js';
import { isMonthly, plansOf } from '../shared/catalogue/plans.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { Price } from '../shared/controls/price.js';
import { controlTexts } from '../shared/controls/texts.js';
import { Picture } from '../shared/picture/picture.js';

const planTexts = { product: 'oneTime', monthly: 'monthly', enhanced: 'enhanced', accessory: 'oneTime' } as const;

/** A product of the list with every price it has; the whole card leads to it. */
export function ProductCard({ product }: { product: Product }) {
  const c = useTexts(controlTexts);
  const edition = editionOf(product.name);
  return (
    <li className={card['card']} data-large="">
      <div className={card['picture']}>
        <Picture
          path={mainPictureOf(product)}
          pictures={product.pictures}
          alt=""
          sizes="(max-width: 40rem) 88vw, (max-width: 64rem) 44vw, 27vw"
        />
      </div>
      {edition && <Eyebrow>{c('editionNamed', { name: capitalised(edition) })}</Eyebrow>}
      <h2 className={card['name']}>
        <Link to={`/product/${product.id}`}>{product.name}</Link>
      </h2>
      {product.subtitle && <p className={card['subtitle']}>{product.subtitle}</p>}
      <p className={card['description']}>{product.description}</p>
      <dl className={card['prices']}>
        {plansOf(product).map(({ plan, price }) => (
          <div key={plan}>
            <dt>{c(planTexts[plan])}</dt>
            <dd>
              <Price euros={price} monthly={isMonthly(plan)} />
            </dd>
          </div>
        ))}
        {plansOf(product).length === 0 && (
          <div>
            <dt>{c('onRequest')}</dt>
          </div>
        )}
      </dl>
    </li>
  );
}
