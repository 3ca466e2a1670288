import { Button } from '@vitrine/ui';
import styles from './empty-list.module.css';

interface EmptyListProps {
  /** There are orders, only not such. */
  filtered: boolean;
  onReset: () => void;
}

/** In place of the rows where there are none. */
export function EmptyList({ filtered, onReset }: EmptyListProps) {
  return (
    <div className={styles.empty} role="status">
      <p className={styles.title}>{filtered ? 'No orders found' : 'No orders data available'}</p>
      {filtered && (
        <>
          <p>Try adjusting your search or filter criteria</p>
          <Button kind="quiet" onClick={onReset}>
            Show all orders
          </Button>
        </>
      )}
    </div>
  );
}
