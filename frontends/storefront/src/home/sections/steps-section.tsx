import { useTexts } from '@vitrine/platform';
import { Eyebrow } from '../../shared/controls/eyebrow.js';
import styles from './triple-section.module.css';
import { HOME_TEXTS } from '../texts.js';
import { useReveal } from '../use-reveal.js';
import { useStickySection } from './use-sticky-section.js';

const STEPS = [
  { key: 'one', numeral: 'I' },
  { key: 'two', numeral: 'II' },
  { key: 'three', numeral: 'III' },
] as const;

/** What happens after a request (public spec §1: contact within 24–48 hours, final price after consultation). */
export function StepsSection() {
  const t = useTexts(HOME_TEXTS);
  const { section, reveal } = useReveal<HTMLElement>();
  useStickySection(section);
  return (
    <section ref={section} data-reveal={reveal} data-sticky="" className={styles.section} aria-labelledby="steps-title">
      <Eyebrow>{t('steps.eyebrow')}</Eyebrow>
      <h2 id="steps-title" className={styles.title}>
        {t('steps.title')}
      </h2>
      <ol className={styles.columns}>
        {STEPS.map(({ key, numeral }) => (
          <li key={key}>
            <span className={styles.numeral} aria-hidden="true">
              {numeral}
            </span>
            <h3 className={styles.name}>{t(`steps.${key}.title`)}</h3>
            <p className={styles.text}>{t(`steps.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
