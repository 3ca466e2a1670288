import { useTexts } from '@vitrine/platform';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { FeatureDetail, Pictures } from '../../shared/catalogue/catalogue.js';
import { buttonClass } from '../../shared/controls/button-link.js';
import { useHydrated } from '../../shared/controls/states/hydrated.js';
import { Picture } from '../../shared/picture/picture.js';
import styles from './feature-grid.module.css';
import { PRODUCT_TEXTS } from '../texts.js';
import { loadPart } from '../load-part.js';
import { useNearViewport } from '../use-near-viewport.js';

const FeatureScreen = lazy(() =>
  loadPart(() => import(/* webpackChunkName: "feature-screen" */ './feature-screen.js')),
);

/** With more features than this, a phone shows only the first ones until the visitor asks for all. */
const MANY = 6;
const FIRST = 4;

interface FeatureGridProps {
  /** Name of the product, whose edition gives the screens their colours. */
  productName: string;
  features: readonly FeatureDetail[];
  pictures: Pictures;
}

/** Two to four columns, chosen so that the last row has not only one feature and the screens stay legible. */
function columnsFor(count: number): number {
  if (count <= 4) return Math.max(2, count);
  return [3, 4].find((columns) => count % columns === 0) ?? (count % 3 === 1 ? 4 : 3);
}

/** The features of a product, each with its description and its screen of the app, or its own picture. */
export function FeatureGrid({ productName, features, pictures }: FeatureGridProps) {
  const t = useTexts(PRODUCT_TEXTS);
  const place = useRef<HTMLElement>(null);
  const isNear = useNearViewport(place);
  const hydrated = useHydrated();
  const [wantsAll, setWantsAll] = useState(false);
  const showsAll = wantsAll || features.length <= MANY;
  const next = useRef<HTMLLIElement>(null);
  const hasFrames = features.some(({ screen }) => screen);

  // a browser loads a lazy picture late: here all are loaded as soon as the section is near
  useEffect(() => {
    if (!isNear) return;
    for (const image of place.current?.querySelectorAll('img') ?? []) {
      image.decoding = 'sync';
      image.loading = 'eager';
    }
  }, [isNear]);

  const showAll = () => {
    setWantsAll(true);
    // the button is gone then, so the first new feature has the focus
    next.current?.setAttribute('tabindex', '-1');
    requestAnimationFrame(() => next.current?.focus({ preventScroll: true }));
  };

  if (features.length === 0) return null;
  return (
    <section ref={place} className={styles.section} aria-labelledby="features-title">
      <h2 id="features-title" className={styles.title}>
        {t('features')}
      </h2>
      <ul
        className={styles.grid}
        data-columns={columnsFor(features.length)}
        data-framed={hasFrames || undefined}
        data-few={!showsAll || undefined}
      >
        {features.map(({ title, description, image, screen }, index) => {
          const picture = (
            <Picture
              path={image}
              pictures={pictures}
              alt=""
              sizes={hasFrames ? '(min-width: 64rem) 27vw, (min-width: 40rem) 44vw, 88vw' : '4.5rem'}
            />
          );
          return (
            <li key={title} ref={index === FIRST ? next : undefined} className={styles.feature}>
              {screen && (
                <div className={styles.frame}>
                  {isNear ? (
                    <Suspense fallback={picture}>
                      <FeatureScreen screen={screen} productName={productName}>
                        {picture}
                      </FeatureScreen>
                    </Suspense>
                  ) : (
                    <noscript>{picture}</noscript>
                  )}
                </div>
              )}
              {!screen && image && <div className={styles.picture}>{picture}</div>}
              <h3 className={styles.name}>{title}</h3>
              {description && <p className={styles.description}>{description}</p>}
            </li>
          );
        })}
      </ul>
      {!showsAll && (
        <p className={styles.all}>
          <button type="button" className={buttonClass('line')} onClick={showAll} disabled={!hydrated}>
            {t('allFeatures', { count: features.length })}
          </button>
        </p>
      )}
    </section>
  );
}
