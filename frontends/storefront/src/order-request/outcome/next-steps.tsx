import { Link, useSettings, useTexts } from '@vitrine/platform';
import { Telephone } from '../../shared/company/telephone.js';
import { ORDER_TEXTS } from '../texts.js';
import styles from './next-steps.module.css';

/** Where visitors can see the editions meanwhile. */
const SEE_PATH = '/demonstration';
const NUMERALS = ['I', 'II', 'III'] as const;

/** What happens after a request: the answer, the telephone number for an earlier one, and a demonstration of the edition. */
export function NextSteps() {
  const t = useTexts(ORDER_TEXTS);
  const { telephone } = useSettings().contact;
  const steps = [
    { key: 'answer', way: null },
    ...(telephone === null ? [] : [{ key: 'call', way: <Telephone /> }]),
    { key: 'see', way: <Link to={SEE_PATH}>{t('success.see.link')}</Link> },
  ];
  return (
    <section className={styles.next} aria-labelledby="next-title">
      <h2 id="next-title" className={styles.title}>
        {t('success.next')}
      </h2>
      <ol>
        {steps.map(({ key, way }, place) => (
          <li key={key}>
            <span className={styles.numeral} aria-hidden="true">
              {NUMERALS[place]}
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
