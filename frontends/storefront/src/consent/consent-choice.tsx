import { useConsent, useTexts } from '@vitrine/platform';
import { buttonClass, type ButtonTone } from '../shared/controls/button-link.js';
import { useLive } from '../shared/controls/live.js';
import styles from './consent-choice.module.css';
import { consentTexts } from './texts.js';

/** Accept and decline, one as easy as the other. */
export function ConsentChoice({ tone = 'line' }: { tone?: ButtonTone }) {
  const t = useTexts(consentTexts);
  const live = useLive();
  const { accept, decline } = useConsent();
  return (
    <div className={styles['choice']}>
      <button type="button" className={buttonClass(tone)} onClick={decline} disabled={!live}>
        {t('decline')}
      </button>
      <button type="button" className={buttonClass(tone)} onClick={accept} disabled={!live}>
        {t('accept')}
      </button>
    </div>
  );
}
