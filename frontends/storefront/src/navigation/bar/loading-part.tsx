import { type LoadingPageProps, useTexts } from '@vitrine/platform';
import { Failure } from '../../shared/controls/states/failure.js';
import { NAVIGATION_TEXTS } from '../texts.js';
import styles from './loading-part.module.css';

/** Shown instead of a part of the bar whose script could not be loaded. */
export function LoadingPart({ failed, onRetry }: LoadingPageProps) {
  const t = useTexts(NAVIGATION_TEXTS);
  return (
    <div className={styles.part}>{failed && <Failure message={t('lost')} onRetry={onRetry} tone="outline" />}</div>
  );
}
