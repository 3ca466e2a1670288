import { type LoadingPageProps, PageHead, useTexts } from '@vitrine/platform';
import { useEffect } from 'react';
import { Failure } from '../shared/controls/states/failure.js';
import { Skeleton } from '../shared/controls/states/skeleton.js';
import styles from './loading-page.module.css';
import { PublicPage } from './public-page.js';
import { LAYOUT_TEXTS } from './texts.js';

/** Shown while a page's script is loading and after that failed, so that no page is empty. It retries when the network is back. */
export function LoadingPage({ failed, onRetry }: LoadingPageProps) {
  const t = useTexts(LAYOUT_TEXTS);
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [failed, onRetry]);
  return (
    <PublicPage ground="ivory">
      <PageHead />
      <div className={styles.page}>
        {failed ? <Failure message={t('lost')} onRetry={onRetry} /> : <Skeleton bones={['line', 'title', 'line']} />}
      </div>
    </PublicPage>
  );
}
