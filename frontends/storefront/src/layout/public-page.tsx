import type { ReactNode } from 'react';
import { Footer } from '../footer/index.js';
import { NavigationBar, SkipLink, type BarGround } from '../navigation/index.js';
import './layout.css';
import styles from './public-page.module.css';

const contentId = 'content';

/** What every public page stands in: the bar, the page itself, the footer. */
export function PublicPage({ ground, children }: { ground: BarGround; children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <SkipLink contentId={contentId} />
      <NavigationBar ground={ground} />
      <main id={contentId} tabIndex={-1} className={styles['content']} data-ground={ground}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
