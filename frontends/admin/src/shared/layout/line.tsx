import type { ReactNode } from 'react';
import styles from './line.module.css';

interface LineProps {
  /** Said before the rest. */
  note?: ReactNode;
  /** Everything stands at the end, not apart. */
  atEnd?: boolean;
  tight?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** A heading or note on one line with what can be done beside it; several lines where it is narrow. */
export function Line({ note, atEnd = false, tight = false, className, children }: LineProps) {
  const classes = [styles.line, atEnd && styles.end, tight && styles.tight, className].filter(Boolean);
  return (
    <div className={classes.join(' ')}>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </div>
  );
}
