import { Link, useTexts } from '@vitrine/platform';
import { telephoneLink } from '../../shared/company.js';
import { useContactWays } from '../../shared/content/contact-ways.js';
import { ORDER_TEXTS } from '../texts.js';
import styles from './next-steps.module.css';

/** Where the editions can be seen meanwhile. */
const SEE_PATH = '/demonstration';

/** What happens after a request and when: the answer, a call for whoever will not wait, and the edition to look at. */
export function NextSteps() {
  const t = useTexts(ORDER_TEXTS);
  const { phone } = useContactWays();
  const steps = [
    { key: 'answer', numeral: 'I', way: null },
    { key: 'call', numeral: 'II', way: <a href={telephoneLink(phone)}>{phone}</a> },
    { key: 'see', numeral: 'III', way: <Link to={SEE_PATH}>{t('success.see.link')}</Link> },
  ] as const;
  return (
    <section className={styles.next} aria-labelledby="next-title">
      <h2 id="next-title" className={styles.title}>
        {t('success.next')}
      </h2>
      <ol>
        {steps.map(({ key, numeral, way }) => (
          <li key={key}>
            <span className={styles.numeral} aria-hidden="true">
              {numeral}
            </span>
            <div>
              <p className={styles.when}>{t(`success.${key}.when`)}</p>
              <h3>{t(`success.${key}.title`)}</h3>
              <p className={styles.text}>{t(`success.${key}.text`)}</p>
              {way && <p className={styles.way}>{way}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
