import type { ReactNode } from 'react';
import styles from './screen.module.css';

/** The column in which a screen's parts stand one below the other. */
export function Screen({ children }: { children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>;
}

/** Said while a screen's content is loading. */
export function LoadingText({ children }: { children: string }) {
  return (
    <p role="status" className={styles.loading}>
      {children}
    </p>
  );
}
