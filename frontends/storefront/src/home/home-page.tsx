import { PageHead, useTexts } from '@vitrine/platform';
import { useEffect } from 'react';
import { PublicPage } from '../layout/index.js';
import { ScrollProgress } from '../shared/controls/scroll-progress.js';
import { Skeleton } from '../shared/controls/states/skeleton.js';
import { Organization } from '../shared/head/organization.js';
import { BuiltInSections } from './sections/built-in-sections.js';
import styles from './home-page.module.css';
import { useHomeSections } from './sections.js';
import { ServerSections } from './sections/server-sections.js';
import { HOME_TEXTS } from './texts.js';

/** The home page: the sections that staff have made, else the six built-in ones (public spec §2, Home). */
export default function HomePage() {
  const t = useTexts(HOME_TEXTS);
  const { data, error, failureReason } = useHomeSections();
  const failure = error ?? failureReason;
  useEffect(() => {
    if (failure) reportError(failure);
  }, [failure]);
  const isAwaited = data === undefined && failure === null;
  return (
    <PublicPage ground="green">
      <PageHead title={t('head.title')} description={t('head.description')} canonical="/" />
      <Organization />
      <ScrollProgress className={styles.progress} />
      {isAwaited && <Skeleton className={styles.awaited} bones={['title', 'line', 'line']} />}
      {!isAwaited && (data?.length ? <ServerSections sections={data} /> : <BuiltInSections />)}
    </PublicPage>
  );
}
