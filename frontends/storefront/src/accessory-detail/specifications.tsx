import { useFormat, useTexts } from '@vitrine/platform';
import type { Accessory } from '../shared/catalogue/catalogue.js';
import styles from './specifications.module.css';
import { ACCESSORY_DETAIL_TEXTS } from './texts.js';

/** What an accessory is made of and its measures, then whatever else staff specified. */
export function Specifications({ accessory }: { accessory: Accessory }) {
  const t = useTexts(ACCESSORY_DETAIL_TEXTS);
  const format = useFormat();
  const { brand, material, color, size, weight, specifications } = accessory;
  const rows = [
    { term: t('brand'), value: brand },
    { term: t('material'), value: material },
    { term: t('color'), value: color },
    { term: t('size'), value: size },
    { term: t('weight'), value: weight !== null && t('grams', { weight: format.number(weight) }) },
    ...Object.entries(specifications).map(([term, value]) => ({ term, value })),
  ].filter(({ value }) => value);
  if (rows.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="specs-title">
      <h2 id="specs-title" className={styles.title}>
        {t('specs')}
      </h2>
      <dl className={styles.rows}>
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
