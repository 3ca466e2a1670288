import { Link, useTexts } from '@vitrine/platform';
import { StockBadge } from '../shared/accessory/stock-badge.js';
import { ACCESSORY_TEXTS } from '../shared/accessory/texts.js';
import { type Accessory, getGallery, isOrderable } from '../shared/catalogue/catalogue.js';
import { buttonClass, ButtonLink } from '../shared/controls/button-link.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { Price } from '../shared/controls/price.js';
import detail from '../shared/detail/detail.module.css';
import { FavoriteToggle } from '../shared/favorites/favorite-toggle.js';
import { Gallery } from '../shared/picture/gallery.js';
import styles from './accessory-detail.module.css';
import { ShareButton } from './share-button.js';
import { Specifications } from './specifications.js';
import { ACCESSORY_DETAIL_TEXTS } from './texts.js';

/** The accessory: pictures, price, stock and the link to request it, with its specifications below. */
export function AccessoryDetail({ accessory }: { accessory: Accessory }) {
  const t = useTexts(ACCESSORY_DETAIL_TEXTS);
  const a = useTexts(ACCESSORY_TEXTS);
  const { id, name, stock } = accessory;
  const orderable = isOrderable(accessory);
  return (
    <>
      <article className={`${detail.stage} ${styles.stage}`} aria-labelledby="accessory-title">
        <div className={detail.pictures}>
          <Gallery
            name={name}
            paths={getGallery({ image: accessory.mainImage, images: accessory.images })}
            pictures={accessory.pictures}
          />
        </div>
        <div className={`${detail.copy} ${styles.copy}`}>
          <div className={`${detail.ways} ${styles.ways}`}>
            <Link to="/accessories">{t('back')}</Link>
            <FavoriteToggle type="accessory" id={id} name={name} />
            <ShareButton name={name} path={`/accessory/${id}`} />
          </div>
          <Eyebrow>{a(`category.${accessory.category}`)}</Eyebrow>
          <h1 id="accessory-title" className={detail.title}>
            {name}
          </h1>
          {accessory.subtitle && <p className={detail.subtitle}>{accessory.subtitle}</p>}
          <p className={detail.description}>{accessory.description}</p>
          {accessory.features.length > 0 && (
            <>
              <h2 className={styles.heading}>{t('features')}</h2>
              <ul className={styles.features}>
                {accessory.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </>
          )}
          <div className={styles.offer}>
            <p className={styles.price}>
              <Price euros={accessory.price} />
            </p>
            <p className={styles.stock}>
              {orderable ? (
                t(stock === 1 ? 'countOne' : 'count', { count: stock })
              ) : (
                <StockBadge accessory={accessory} />
              )}
            </p>
          </div>
          <div className={styles.buy}>
            {orderable ? (
              <ButtonLink tone="green" to={`/buy/accessory/${id}`}>
                {t('buy')}
              </ButtonLink>
            ) : (
              <button type="button" className={buttonClass('green')} disabled>
                {t('buy')}
              </button>
            )}
            <p className={styles.note}>{t(orderable ? 'note' : 'soldOut')}</p>
          </div>
        </div>
      </article>
      <div className={styles.specs}>
        <Specifications accessory={accessory} />
      </div>
    </>
  );
}
