import { useTexts } from '@vitrine/platform';
import { Checkbox } from '@vitrine/ui';
import { PrivacyHint } from '../../shared/privacy-hint.js';
import form from '../../shared/page-layout/form.module.css';
import styles from './order-form.module.css';
import { CONSENTS } from './order-values.js';
import { ORDER_TEXTS } from '../texts.js';

/** The three consents; only the first is required (public spec §5). */
export function Consents() {
  const t = useTexts(ORDER_TEXTS);
  return (
    <div className={styles.consents} role="group" aria-label={t('consents.title')}>
      {CONSENTS.map((consent) => (
        <Checkbox
          key={consent}
          name={`consentData.${consent}`}
          label={t(`consents.${consent}`)}
          required={consent === 'dataProcessing'}
        />
      ))}
      <PrivacyHint className={form.hint} />
    </div>
  );
}
