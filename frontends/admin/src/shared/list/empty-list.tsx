import type { ReactNode } from 'react';
import styles from './empty-list.module.css';

interface EmptyListProps {
  title: ReactNode;
  hint?: ReactNode;
  /** A way on, such as a button. */
  children?: ReactNode;
}

/** In place of the rows where there are none. */
export function EmptyList({ title, hint, children }: EmptyListProps) {
  return (
    <div className={styles.empty} role="status">
      <p className={styles.title}>{title}</p>
      {hint !== undefined && <p>{hint}</p>}
      {children}
    </div>
  );
}
