import type { ReactNode } from 'react';
import { ConsentNotice } from '../consent/index.js';
import { Footer } from '../footer/index.js';
import { NavigationBar, SkipLink, type BarGround } from '../navigation/index.js';
import './layout.css';
import styles from './public-page.module.css';
import { useNavigationFocus } from './use-navigation-focus.js';

const CONTENT_ID = 'content';

interface PublicPageProps {
  ground: BarGround;
  /** The tall bar of the home page. */
  tallBar?: boolean;
  children: ReactNode;
}

/** The frame of every public page: skip link, cookie notice, bar, content and footer. */
export function PublicPage({ ground, tallBar, children }: PublicPageProps) {
  const content = useNavigationFocus<HTMLElement>();
  return (
    <div className={styles.page}>
      <SkipLink contentId={CONTENT_ID} />
      <ConsentNotice />
      <NavigationBar ground={ground} tall={tallBar} />
      <main ref={content} id={CONTENT_ID} tabIndex={-1} className={styles.content} data-ground={ground}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
