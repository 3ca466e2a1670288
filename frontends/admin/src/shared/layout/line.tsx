import type { ReactNode } from 'react';
import styles from './line.module.css';

interface LineProps {
  /** Shown before the rest. */
  note?: ReactNode;
  /** Aligns everything at the end instead of spreading it. */
  atEnd?: boolean;
  tight?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** A heading or note on one line with its actions; wraps where it is narrow. */
export function Line({ note, atEnd = false, tight = false, className, children }: LineProps) {
  const classes = [styles.line, atEnd && styles.end, tight && styles.tight, className].filter(Boolean);
  return (
    <div className={classes.join(' ')}>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </div>
  );
}
