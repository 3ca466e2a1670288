import { type ConsentStatus, useConsent, useTexts } from '@vitrine/platform';
import { buttonClass, type ButtonTone } from '../shared/controls/button-link.js';
import { useHydrated } from '../shared/controls/states/hydrated.js';
import styles from './consent-choice.module.css';
import { CONSENT_TEXTS } from './texts.js';

interface ConsentChoiceProps {
  tone?: ButtonTone;
  /** The decision that is in force, where the choice shows it. */
  held?: ConsentStatus;
}

/** Accept and decline, with the same prominence. */
export function ConsentChoice({ tone = 'line', held }: ConsentChoiceProps) {
  const t = useTexts(CONSENT_TEXTS);
  const hydrated = useHydrated();
  const { accept, decline } = useConsent();
  return (
    <div className={styles.choice}>
      <button
        type="button"
        className={buttonClass(tone)}
        aria-pressed={held && held === 'declined'}
        onClick={decline}
        disabled={!hydrated}
      >
        {t('decline')}
      </button>
      <button
        type="button"
        className={buttonClass(tone)}
        aria-pressed={held && held === 'accepted'}
        onClick={accept}
        disabled={!hydrated}
      >
        {t('accept')}
      </button>
    </div>
  );
}
