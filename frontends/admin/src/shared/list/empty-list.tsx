import type { ReactNode } from 'react';
import styles from './empty-list.module.css';

interface EmptyListProps {
  title: ReactNode;
  hint?: ReactNode;
  /** A next step, such as a button. */
  children?: ReactNode;
}

/** Shown instead of the rows when there are none. */
export function EmptyList({ title, hint, children }: EmptyListProps) {
  return (
    <div className={styles.empty} role="status">
      <p className={styles.title}>{title}</p>
      {hint !== undefined && <p>{hint}</p>}
      {children}
    </div>
  );
}
