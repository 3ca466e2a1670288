import { Icon } from '../../layout/icon.js';
import styles from './order-buttons.module.css';

interface OrderButtonsProps {
  /** What is moved, such as `Gold`. */
  what: string;
  index: number;
  count: number;
  /** Whether the entries are side by side. */
  sideways?: boolean;
  onMove: (to: number) => void;
  /** Absent where the entry cannot be removed. */
  onRemove?: () => void;
}

/** Moves an entry of a list by one place, or removes it; the buttons stay at the ends of the list, so that the focus is not lost. */
export function OrderButtons({ what, index, count, sideways = false, onMove, onRemove }: OrderButtonsProps) {
  const [back, on] = sideways ? ['left', 'right'] : ['up', 'down'];
  return (
    <span className={sideways ? `${styles.buttons} ${styles.sideways}` : styles.buttons}>
      <button
        type="button"
        aria-label={`Move ${what} ${back}`}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onMove(index - 1)}
        className={styles.back}
      >
        <Icon name="fold" />
      </button>
      <button
        type="button"
        aria-label={`Move ${what} ${on}`}
        aria-disabled={index === count - 1}
        onClick={() => index < count - 1 && onMove(index + 1)}
        className={styles.on}
      >
        <Icon name="fold" />
      </button>
      {onRemove && (
        <button type="button" aria-label={`Remove ${what}`} onClick={onRemove} className={styles.remove}>
          <Icon name="bin" />
        </button>
      )}
    </span>
  );
}
