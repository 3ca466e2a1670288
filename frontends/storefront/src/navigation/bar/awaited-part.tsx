import { type AwaitedPageProps, useTexts } from '@vitrine/platform';
import { Failure } from '../../shared/controls/states/failure.js';
import { NAVIGATION_TEXTS } from '../texts.js';
import styles from './awaited-part.module.css';

/** Shown instead of a part of the bar whose script could not be loaded. */
export function AwaitedPart({ failed, onRetry }: AwaitedPageProps) {
  const t = useTexts(NAVIGATION_TEXTS);
  return (
    <div className={styles.part}>{failed && <Failure message={t('lost')} onRetry={onRetry} tone="outline" />}</div>
  );
}
