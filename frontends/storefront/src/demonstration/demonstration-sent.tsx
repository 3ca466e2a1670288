import { useTexts } from '@vitrine/platform';
import { Button } from '@vitrine/ui';
import { ActionLinks } from '../shared/controls/action-links.js';
import { SentRequest } from '../shared/request-form/sent-request.js';
import styles from './demonstration-page.module.css';
import { DEMONSTRATION_TEXTS } from './texts.js';

const STEPS = [
  { key: 'mail', numeral: 'I' },
  { key: 'appointment', numeral: 'II' },
  { key: 'demonstration', numeral: 'III' },
] as const;

/** Replaces the form after the request was sent: what happens next. */
export function DemonstrationSent({ onAgain }: { onAgain: () => void }) {
  const t = useTexts(DEMONSTRATION_TEXTS);
  return (
    <SentRequest title={t('sent.title')} text={t('sent.text')} className={styles.sent} isFromTop>
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
    </SentRequest>
  );
}
