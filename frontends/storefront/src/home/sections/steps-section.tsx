import { useTexts } from '@vitrine/platform';
import { Eyebrow } from '../../shared/controls/eyebrow.js';
import styles from './triple-section.module.css';
import { StickySection } from './sticky-section.js';
import { homeTexts } from '../texts.js';

const steps = [
  { key: 'one', numeral: 'I' },
  { key: 'two', numeral: 'II' },
  { key: 'three', numeral: 'III' },
] as const;

/** What happens after a request (public spec §1: contact within 24–48 hours, final price after consultation). */
export function StepsSection() {
  const t = useTexts(homeTexts);
  return (
    <StickySection className={styles.section} aria-labelledby="steps-title">
      <Eyebrow>{t('steps.eyebrow')}</Eyebrow>
      <h2 id="steps-title" className={styles.title}>
        {t('steps.title')}
      </h2>
      <ol className={styles.columns}>
        {steps.map(({ key, numeral }) => (
          <li key={key}>
            <span className={styles.numeral} aria-hidden="true">
              {numeral}
            </span>
            <h3 className={styles.name}>{t(`steps.${key}.title`)}</h3>
            <p className={styles.text}>{t(`steps.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </StickySection>
  );
}
