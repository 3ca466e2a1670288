import { useTexts } from '@vitrine/platform';
import styles from './next-steps.module.css';
import { CONTACT_TEXTS } from './texts.js';

const STEPS = ['mail', 'person', 'answer'] as const;

/** What happens after a message was sent, below the form. */
export function NextSteps() {
  const t = useTexts(CONTACT_TEXTS);
  return (
    <section className={styles.next} aria-labelledby="contact-next">
      <h2 id="contact-next">{t('next.title')}</h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`next.${step}.title`)}</h3>
            <p>{t(`next.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
