import { useLanguage, useTexts } from '@vitrine/platform';
import { DEVELOPMENT_WEEKS, timeline, weeksText } from '@vitrine/schemas/plan-facts';
import { Eyebrow } from '../../shared/controls/eyebrow.js';
import { STORY_TEXTS } from './texts.js';
import styles from './timeline.module.css';

/** The steps from the signature to the app stores, with their weeks. */
export function Timeline() {
  const t = useTexts(STORY_TEXTS);
  const { language } = useLanguage();
  return (
    <section className={styles.section} aria-labelledby="timeline-title">
      <Eyebrow onGreen>{t('timeline.eyebrow')}</Eyebrow>
      <h2 id="timeline-title" className={styles.title}>
        {t('timeline.title')}
      </h2>
      <p className={styles.text}>{t('timeline.text', DEVELOPMENT_WEEKS)}</p>
      <ol className={styles.steps}>
        {timeline(language).map(({ id, weeks, title, text }) => (
          <li key={id} className={styles.step}>
            <p className={styles.weeks}>{weeksText(weeks, language)}</p>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.about}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
