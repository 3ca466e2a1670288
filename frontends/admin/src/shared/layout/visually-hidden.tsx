import type { ReactNode } from 'react';
import styles from './hidden.module.css';

/** For assistive technology only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
