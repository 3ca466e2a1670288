import { format } from '../../shared/format.js';
import { VisuallyHidden } from '../../shared/layout/visually-hidden.js';
import styles from './waiting-count.module.css';

interface WaitingCountProps {
  count: number;
  /** What they are, such as `new`. */
  word: string;
  /** How many follow-ups are due. */
  due?: number;
  folded: boolean;
}

/** Number of waiting entries of a screen, and of due follow-ups; renders nothing while there are none, or the count is unknown. */
export function WaitingCount({ count, word, due = 0, folded }: WaitingCountProps) {
  if (count + due === 0) return null;
  return (
    <span className={folded ? `${styles.counts} ${styles.corner}` : styles.counts}>
      {due > 0 && (
        <span
          className={styles.due}
          title={due === 1 ? '1 follow-up is due' : `${format.count(due)} follow-ups are due`}
        >
          {format.count(due)}
          <VisuallyHidden> due </VisuallyHidden>
        </span>
      )}
      {count > 0 && (
        <span className={styles.count}>
          {format.count(count)}
          <VisuallyHidden> {word}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
