import type { ReactNode } from 'react';
import styles from './card-text.module.css';

/** A subdued line of a card, such as an address; renders nothing when empty. */
export function CardLine({ children }: { children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null;
  return <p className={styles.line}>{children}</p>;
}

/** A description, cut after `lines` lines. */
export function CardText({ children, lines = 2 }: { children: string | null; lines?: 2 | 3 }) {
  if (!children) return null;
  return (
    <p className={`${styles.text} ${lines === 3 ? styles.three : ''}`} title={children}>
      {children}
    </p>
  );
}

/** The first `most` of several short entries; the rest is a number, as in `+2 more`. */
export function CardEntries({ label, entries, most }: { label: string; entries: readonly string[]; most: number }) {
  if (entries.length === 0) return null;
  const more = entries.length - most;
  return (
    <ul className={styles.entries} aria-label={label}>
      {entries.slice(0, most).map((entry, place) => (
        <li key={place}>{entry}</li>
      ))}
      {more > 0 && <li>+{more} more</li>}
    </ul>
  );
}
