import { PageHead, useTexts } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { PublicPage } from '../layout/index.js';
import { ScrollProgress } from '../shared/controls/scroll-progress.js';
import { Organization } from '../shared/head/organization.js';
import styles from './home-page.module.css';
import { HOME_TEXTS } from './texts.js';

/** The frame of the home page around its sections, whether built in or made by staff. */
export function HomeFrame({ children }: { children: ReactNode }) {
  const t = useTexts(HOME_TEXTS);
  return (
    <PublicPage ground="green" tallBar>
      <PageHead title={t('head.title')} description={t('head.description')} canonical="/" />
      <Organization />
      <ScrollProgress className={styles.progress} />
      {children}
    </PublicPage>
  );
}
