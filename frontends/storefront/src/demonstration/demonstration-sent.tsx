import { useTexts } from '@vitrine/platform';
import { Button } from '@vitrine/ui';
import { useEffect, useRef } from 'react';
import { ActionLinks } from '../shared/controls/action-links.js';
import styles from './demonstration-page.module.css';
import { DEMONSTRATION_TEXTS } from './texts.js';

const STEPS = [
  { key: 'mail', numeral: 'I' },
  { key: 'appointment', numeral: 'II' },
  { key: 'demonstration', numeral: 'III' },
] as const;

/** In the form's place once the request was taken: what happens next. */
export function DemonstrationSent({ onAgain }: { onAgain: () => void }) {
  const t = useTexts(DEMONSTRATION_TEXTS);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        {t('sent.title')}
      </h2>
      <p>{t('sent.text')}</p>
      <ol>
        {STEPS.map(({ key, numeral }) => (
          <li key={key}>
            <span className={styles.numeral} aria-hidden="true">
              {numeral}
            </span>
            <div>
              <h3>{t(`sent.${key}.title`)}</h3>
              <p>{t(`sent.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <ActionLinks main={{ to: '/products', text: t('sent.products') }} />
      <Button kind="quiet" onClick={onAgain}>
        {t('sent.again')}
      </Button>
    </div>
  );
}
