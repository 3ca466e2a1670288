import { useTexts } from '@vitrine/platform';
import { useProducts } from '../../shared/catalogue/queries.js';
import { MenuLinks } from '../../shared/pages/menu-links.js';
import { LocationSelector } from '../location/location-selector.js';
import { ProductCarousel } from './product-carousel.js';
import { menuTexts } from './texts.js';
import styles from './wide-menu.module.css';

/** Cards in the wide menu at most (public spec §9). */
const maxCards = 6;

/** The menu of wide screens: the ways through the site on the left, the product line beside them. */
export function WideMenu() {
  const t = useTexts(menuTexts);
  const { data: products } = useProducts();
  return (
    <div className={styles.menu}>
      <div className={styles.ways}>
        <ul className={styles.links}>
          <MenuLinks menu="wide" texts={menuTexts} />
        </ul>
        <ul className={styles.services}>
          <MenuLinks menu="offers" texts={menuTexts} />
        </ul>
        <LocationSelector />
      </div>
      {products?.length !== 0 && (
        <section className={styles.line} aria-labelledby="menu-line">
          <h2 id="menu-line" className={styles.heading}>
            {t('line')}
          </h2>
          <ProductCarousel size="wide" max={maxCards} />
        </section>
      )}
    </div>
  );
}
