import { Link, useTexts } from '@vitrine/platform';
import { getMainPicture, type Product } from '../../shared/catalogue/catalogue.js';
import { AppEyebrow } from '../../shared/catalogue/app-eyebrow.js';
import { EditionSeal } from '../../shared/catalogue/edition-seal.js';
import { Price } from '../../shared/controls/price.js';
import { Picture } from '../../shared/picture/picture.js';
import styles from './menu-card.module.css';
import { MENU_TEXTS } from './texts.js';

/** The id may have either name (contract). */
const findId = (product: { id?: string; _id?: string }): string | undefined => product.id ?? product._id;

/** A product in the menu. The whole card is a link to it; a drawn dial replaces a missing or broken picture. */
export function MenuCard({ product, size }: { product: Product; size: 'wide' | 'mobile' }) {
  const t = useTexts(MENU_TEXTS);
  return (
    <li className={styles.card} data-size={size}>
      <div className={styles.picture}>
        <Placeholder />
        <Picture
          path={getMainPicture(product)}
          pictures={product.pictures}
          alt=""
          sizes={size === 'wide' ? '600px' : '280px'}
        />
        <EditionSeal name={product.name} />
      </div>
      <div className={styles.app}>
        <AppEyebrow name={product.name} onGreen />
      </div>
      <h3 className={styles.name}>{product.name}</h3>
      <p className={styles.text}>{product.subtitle || product.description}</p>
      <div className={styles.end}>
        {product.price !== null && <Price euros={product.price} />}
        <Link
          className={styles.more}
          to={`/product/${findId(product)}`}
          aria-label={t('learnMoreOf', { name: product.name })}
        >
          {t('learnMore')}
        </Link>
      </div>
    </li>
  );
}

function Placeholder() {
  return (
    <svg className={styles.placeholder} viewBox="0 0 100 100" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="50" cy="50" r="34" />
      <circle cx="50" cy="50" r="30" strokeDasharray="0.6 5.68" strokeWidth="3" />
      <path d="M50 50 34 38M50 50 71 32" />
    </svg>
  );
}
