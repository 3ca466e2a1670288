import { useTexts } from '@vitrine/platform';
import type { FeatureDetail, Pictures } from '../../shared/catalogue/catalogue.js';
import { Picture } from '../../shared/picture/picture.js';
import styles from './feature-grid.module.css';
import { PRODUCT_TEXTS } from '../texts.js';

interface FeatureGridProps {
  features: readonly FeatureDetail[];
  pictures: Pictures;
}

/** Two to five columns, as many as fit the number of features without a lonely last one. */
function columnsFor(count: number): number {
  if (count <= 5) return Math.max(2, count);
  return [5, 4, 3].find((columns) => count % columns === 0) ?? 4;
}

/** What a product holds: every feature with its description. */
export function FeatureGrid({ features, pictures }: FeatureGridProps) {
  const t = useTexts(PRODUCT_TEXTS);
  if (features.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="features-title">
      <h2 id="features-title" className={styles.title}>
        {t('features')}
      </h2>
      <ul className={styles.grid} data-columns={columnsFor(features.length)}>
        {features.map(({ title, description, image }) => (
          <li key={title} className={styles.feature}>
            {image && (
              <div className={styles.picture}>
                <Picture path={image} pictures={pictures} alt="" sizes="4.5rem" />
              </div>
            )}
            <h3 className={styles.name}>{title}</h3>
            {description && <p className={styles.description}>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
