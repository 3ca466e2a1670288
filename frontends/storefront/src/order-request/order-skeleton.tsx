import { Bones, Skeleton } from '../shared/controls/states/skeleton.js';
import styles from './order-request.module.css';
import summary from './summary/order-summary.module.css';
import form from './form/order-form.module.css';

/** The skeleton of the page while the item is loading. */
export function OrderSkeleton() {
  return (
    <Skeleton className={styles.page}>
      <div className={styles.heading}>
        <Bones of={['title', 'line']} />
      </div>
      <div className={summary.summary} />
      <div className={form.form}>
        <Bones of={['field', 'field', 'field', 'field', 'field']} />
      </div>
    </Skeleton>
  );
}
