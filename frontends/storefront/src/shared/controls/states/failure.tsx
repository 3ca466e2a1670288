import { useTexts } from '@vitrine/platform';
import { buttonClass, type ButtonTone } from '../button-link.js';
import styles from './failure.module.css';
import { CONTROL_TEXTS } from '../texts.js';

interface FailureProps {
  message: string;
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
  tone?: ButtonTone;
}

/** A failure message inside the page, with a retry button. */
export function Failure({ message, onRetry, retrying = false, tone = 'line' }: FailureProps) {
  const t = useTexts(CONTROL_TEXTS);
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.message}>{message}</p>
      {onRetry && (
        <button type="button" className={buttonClass(tone)} onClick={onRetry} disabled={retrying}>
          {retrying ? t('loading') : t('retry')}
        </button>
      )}
    </div>
  );
}
