import { useTexts } from '@vitrine/platform';
import { lazy, Suspense, useRef } from 'react';
import type { Product } from '../../shared/catalogue/catalogue.js';
import { ButtonLink } from '../../shared/controls/button-link.js';
import styles from './preview-section.module.css';
import { PRODUCT_TEXTS } from '../texts.js';
import { loadPart } from '../load-part.js';
import { useNearViewport } from '../use-near-viewport.js';

const ProductPreview = lazy(() =>
  loadPart(() => import(/* webpackChunkName: "product-preview" */ './product-preview.js')),
);

/** The edition's app to try on the page, and a link to the live preview. Its code is loaded when the section is near the viewport. */
export function PreviewSection({ product }: { product: Product }) {
  const t = useTexts(PRODUCT_TEXTS);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  return (
    <section className={styles.section} aria-labelledby="preview-title">
      <div className={styles.words}>
        <h2 id="preview-title" className={styles.title}>
          {t('preview.title')}
        </h2>
        <p className={styles.text}>{t('preview.text', { name: product.name })}</p>
        <ButtonLink tone="outline" to={`/configure?product=${product.id}`}>
          {t('preview.configure')}
        </ButtonLink>
      </div>
      <div ref={place} className={styles.place}>
        {isNear && (
          <Suspense>
            <ProductPreview name={product.name} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
