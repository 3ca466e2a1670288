import { useTexts } from '@vitrine/platform';
import { Checkbox } from '@vitrine/ui';
import { PrivacyHint } from '../../shared/privacy-hint.js';
import styles from './order-form.module.css';
import { consents } from './order-values.js';
import { orderTexts } from '../texts.js';

/** The three consents; only the first is needed to send the request (public spec §5). */
export function Consents() {
  const t = useTexts(orderTexts);
  return (
    <div className={styles.consents} role="group" aria-label={t('consents.title')}>
      {consents.map((consent) => (
        <Checkbox
          key={consent}
          name={`consentData.${consent}`}
          label={t(`consents.${consent}`)}
          required={consent === 'dataProcessing'}
        />
      ))}
      <PrivacyHint className={styles.required} />
    </div>
  );
}
