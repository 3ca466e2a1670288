import { useTexts } from '@vitrine/platform';
import { getMainPicture } from '../../shared/catalogue/catalogue.js';
import { isOfEdition, productListPath } from '../../shared/catalogue/editions.js';
import { useProducts } from '../../shared/catalogue/queries.js';
import { ButtonLink } from '../../shared/controls/button-link.js';
import { Eyebrow } from '../../shared/controls/eyebrow.js';
import { Picture } from '../../shared/picture/picture.js';
import styles from './retailer-section.module.css';
import { StickySection } from '../sections/sticky-section.js';
import { BUILT_IN_TEXTS } from './texts.js';

/** The app under the retailer's own name, beside the picture of a Signature product. */
export function RetailerSection() {
  const t = useTexts(BUILT_IN_TEXTS);
  const { data } = useProducts();
  const shown = data?.find((product) => isOfEdition(product.name, 'signature') && getMainPicture(product));
  return (
    <StickySection className={styles.section} aria-labelledby="house-title">
      <div className={styles.picture}>
        <Picture
          path={shown && getMainPicture(shown)}
          pictures={shown?.pictures}
          alt=""
          sizes="(max-width: 60rem) 100vw, 50vw"
        />
      </div>
      <div className={styles.copy}>
        <Eyebrow onGreen>{t('house.eyebrow')}</Eyebrow>
        <h2 id="house-title" className={styles.title}>
          {t('house.title')}
        </h2>
        <p className={styles.text}>{t('house.text')}</p>
        <ButtonLink tone="outline" to={productListPath()}>
          {t('house.action')}
        </ButtonLink>
      </div>
    </StickySection>
  );
}
