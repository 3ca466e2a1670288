import { useStored, useTexts } from '@vitrine/platform';
import { productListPath } from '../../shared/catalogue/editions.js';
import { useProduct } from '../../shared/catalogue/queries.js';
import { recentProduct } from '../../shared/catalogue/recent-product.js';
import { ButtonLink } from '../../shared/controls/button-link.js';
import common from '../../shared/common.module.css';
import styles from './closing-section.module.css';
import { StickySection } from '../sections/sticky-section.js';
import { BUILT_IN_TEXTS } from './texts.js';

/** The last section: a link to the collection, or to the product viewed last if it still exists. */
export function ClosingSection() {
  const t = useTexts(BUILT_IN_TEXTS);
  const [recentId] = useStored(recentProduct);
  const { data: recent } = useProduct(recentId ?? '', recentId !== null);
  return (
    <StickySection className={styles.section} aria-labelledby="closing-title">
      <h2 id="closing-title" className={styles.title}>
        <span>{t('closing.title1')} </span>
        <span>{t('closing.title2')}</span>
      </h2>
      <div className={common.actions}>
        <ButtonLink tone="gold" to={productListPath()}>
          {t('closing.discover')}
        </ButtonLink>
        {recent && (
          <ButtonLink tone="outline" to={`/product/${recent.id}`}>
            {t('closing.recent', { name: recent.name })}
          </ButtonLink>
        )}
      </div>
    </StickySection>
  );
}
