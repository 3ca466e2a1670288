import { useConsent, useTexts } from '@vitrine/platform';
import { buttonClass, type ButtonTone } from '../shared/controls/button-link.js';
import { useHydrated } from '../shared/controls/states/hydrated.js';
import styles from './consent-choice.module.css';
import { CONSENT_TEXTS } from './texts.js';

/** Accept and decline, with the same prominence. */
export function ConsentChoice({ tone = 'line' }: { tone?: ButtonTone }) {
  const t = useTexts(CONSENT_TEXTS);
  const hydrated = useHydrated();
  const { accept, decline } = useConsent();
  return (
    <div className={styles.choice}>
      <button type="button" className={buttonClass(tone)} onClick={decline} disabled={!hydrated}>
        {t('decline')}
      </button>
      <button type="button" className={buttonClass(tone)} onClick={accept} disabled={!hydrated}>
        {t('accept')}
      </button>
    </div>
  );
}
