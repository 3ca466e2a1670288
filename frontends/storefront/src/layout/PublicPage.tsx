import { useTexts } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { Footer } from '../footer/Footer.js';
import { NavigationBar, type BarGround } from '../navigation/NavigationBar.js';
import { navigationTexts } from '../navigation/texts.js';
import './layout.css';
import styles from './public-page.module.css';

/** What every public page stands in: the bar, the page itself, the footer. */
export function PublicPage({ ground, children }: { ground: BarGround; children: ReactNode }) {
  const t = useTexts(navigationTexts);
  return (
    <div className={styles['page']}>
      <a className={styles['skip']} href="#content">
        {t('skip')}
      </a>
      <NavigationBar ground={ground} />
      <main id="content" tabIndex={-1} className={styles['content']} data-ground={ground}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
