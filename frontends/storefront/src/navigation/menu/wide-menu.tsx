import { useTexts } from '@vitrine/platform';
import { useProducts } from '../../shared/catalogue/queries.js';
import { MenuLinks } from '../../shared/pages/menu-links.js';
import { LocationSelector } from '../location/location-selector.js';
import { ProductCarousel } from './product-carousel.js';
import { MENU_TEXTS } from './texts.js';
import styles from './wide-menu.module.css';

/** Maximum number of cards in the wide menu (public spec §9). */
const MAX_CARDS = 6;

/** The menu of wide screens: links on the left, products beside them. */
export function WideMenu() {
  const t = useTexts(MENU_TEXTS);
  const { data: products } = useProducts();
  return (
    <div className={styles.menu}>
      <div className={styles.ways}>
        <ul className={styles.links}>
          <MenuLinks menu="wide" texts={MENU_TEXTS} />
        </ul>
        <ul className={styles.services}>
          <MenuLinks menu="offers" texts={MENU_TEXTS} />
        </ul>
        <LocationSelector />
      </div>
      {products?.length !== 0 && (
        <section className={styles.line} aria-labelledby="menu-line">
          <h2 id="menu-line" className={styles.heading}>
            {t('line')}
          </h2>
          <ProductCarousel size="wide" max={MAX_CARDS} />
        </section>
      )}
    </div>
  );
}
