import { useTexts } from '@vitrine/platform';
import styles from './next-steps.module.css';
import { CONTACT_TEXTS } from './texts.js';

const STEPS = [
  { key: 'mail', numeral: 'I' },
  { key: 'person', numeral: 'II' },
  { key: 'answer', numeral: 'III' },
] as const;

/** What happens after a message was sent, below the form. */
export function NextSteps() {
  const t = useTexts(CONTACT_TEXTS);
  return (
    <section className={styles.next} aria-labelledby="contact-next">
      <h2 id="contact-next">{t('next.title')}</h2>
      <ol>
        {STEPS.map(({ key, numeral }) => (
          <li key={key}>
            <span className={styles.numeral} aria-hidden="true">
              {numeral}
            </span>
            <h3>{t(`next.${key}.title`)}</h3>
            <p>{t(`next.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
