import { Link } from '@vitrine/platform';
import { Icon } from '../layout/icon.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import styles from './row-actions.module.css';

interface RowLinkProps {
  to: string;
  /** The visible text, such as `View`. */
  children: string;
  /** The row, for assistive technology, such as `order #1234`. */
  of: string;
  /** Navigation state of the link, such as {@link useReturnAddress} reads it. */
  state?: object;
}

/** Link to one row's details, also followed by a click elsewhere in the row (`openRow`). */
export function RowLink({ to, children, of, state }: RowLinkProps) {
  return (
    <Link to={to} state={state} preventScrollReset className={styles.link} data-opens-row>
      {children}
      <VisuallyHidden> {of}</VisuallyHidden>
    </Link>
  );
}

interface RowButtonProps extends Omit<RowLinkProps, 'to' | 'state'> {
  onClick: () => void;
}

/** Button for an action on one row. */
export function RowButton({ onClick, children, of }: RowButtonProps) {
  return (
    <button type="button" className={styles.word} onClick={onClick}>
      {children}
      <VisuallyHidden> {of}</VisuallyHidden>
    </button>
  );
}

/** The delete button of one row; `label` such as `Delete order #1234`. */
export function DeleteButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.delete} aria-label={label} title={label} onClick={onClick}>
      <Icon name="bin" />
    </button>
  );
}
