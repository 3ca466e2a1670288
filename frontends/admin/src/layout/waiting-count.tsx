import { format } from '../shared/format.js';
import { VisuallyHidden } from '../shared/layout/visually-hidden.js';
import styles from './waiting-count.module.css';

interface WaitingCountProps {
  count: number;
  /** What they are, such as `new`. */
  word: string;
  folded: boolean;
}

/** How many entries of a screen wait for somebody; nothing while there are none, or the count is not known. */
export function WaitingCount({ count, word, folded }: WaitingCountProps) {
  if (count === 0) return null;
  return (
    <span className={folded ? `${styles.count} ${styles.corner}` : styles.count}>
      {format.count(count)}
      <VisuallyHidden> {word}</VisuallyHidden>
    </span>
  );
}
