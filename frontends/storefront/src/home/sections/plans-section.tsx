import { useTexts } from '@vitrine/platform';
import { Eyebrow } from '../../shared/controls/eyebrow.js';
import styles from './triple-section.module.css';
import { HOME_TEXTS } from '../texts.js';
import { useReveal } from '../use-reveal.js';
import { useStickySection } from './use-sticky-section.js';

const WAYS = ['one', 'two', 'three'] as const;

/** The three ways an edition can be had. */
export function PlansSection() {
  const t = useTexts(HOME_TEXTS);
  const { section, reveal } = useReveal<HTMLElement>();
  useStickySection(section);
  return (
    <section
      ref={section}
      data-reveal={reveal}
      data-sticky=""
      className={styles.section}
      data-ground="panel"
      aria-labelledby="plans-title"
    >
      <Eyebrow>{t('plans.eyebrow')}</Eyebrow>
      <h2 id="plans-title" className={styles.title}>
        {t('plans.title')}
      </h2>
      <ul className={styles.columns}>
        {WAYS.map((way) => (
          <li key={way}>
            <h3 className={styles.name}>{t(`plans.${way}.title`)}</h3>
            <p className={styles.text}>{t(`plans.${way}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
