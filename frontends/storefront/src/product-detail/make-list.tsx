import { useTexts } from '@vitrine/platform';
import styles from './make-list.module.css';
import { PRODUCT_TEXTS } from './texts.js';

/** In which colours and materials a product is made. */
export function MakeList({ colors, materials }: { colors: readonly string[]; materials: readonly string[] }) {
  const t = useTexts(PRODUCT_TEXTS);
  const rows = [
    { term: t('colors'), values: colors },
    { term: t('materials'), values: materials },
  ].filter(({ values }) => values.length > 0);
  if (rows.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="make-title">
      <h2 id="make-title" className={styles.title}>
        {t('details')}
      </h2>
      <dl className={styles.rows}>
        {rows.map(({ term, values }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{values.join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
