import type { ReactNode } from 'react';
import styles from './eyebrow.module.css';

/** The line in letter-spaced small capitals above a heading. */
export function Eyebrow({ children, onGreen = false }: { children: ReactNode; onGreen?: boolean }) {
  return <p className={onGreen ? `${styles.eyebrow} ${styles.onGreen}` : styles.eyebrow}>{children}</p>;
}
