import { Icon } from '../../shared/icon.js';
import styles from './move-buttons.module.css';

interface MoveButtonsProps {
  /** What is moved. */
  name: string;
  /** Counted from 0. */
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/** Moves a row by one place; at the ends a button stays, for the focus is on it. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const move = (to: number) => {
    if (to >= 0 && to < count) onMove(to);
  };
  return (
    <span className={styles.buttons}>
      <button type="button" aria-label={`Move ${name} up`} aria-disabled={index === 0} onClick={() => move(index - 1)}>
        <Icon name="fold" />
      </button>
      <button
        type="button"
        aria-label={`Move ${name} down`}
        aria-disabled={index === count - 1}
        onClick={() => move(index + 1)}
      >
        <Icon name="fold" />
      </button>
    </span>
  );
}
