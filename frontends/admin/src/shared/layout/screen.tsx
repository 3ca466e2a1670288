import type { ReactNode } from 'react';
import styles from './screen.module.css';

/** The column of a screen's parts. */
export function Screen({ children }: { children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>;
}

/** Shown while a screen's content is loading. */
export function LoadingText({ children }: { children: string }) {
  return (
    <p role="status" className={styles.loading}>
      {children}
    </p>
  );
}
