import { Bone, Skeleton } from '../shared/controls/states/skeleton.js';
import styles from './order-request.module.css';
import summary from './summary/order-summary.module.css';
import form from './form/order-form.module.css';

const fields = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The shape of the page while what is ordered is loading. */
export function OrderSkeleton() {
  return (
    <Skeleton className={styles.page}>
      <div className={styles.heading}>
        <Bone as="title" />
        <Bone />
      </div>
      <div className={summary.summary} />
      <div className={form.form}>
        {fields.map((field) => (
          <Bone key={field} as="field" />
        ))}
      </div>
    </Skeleton>
  );
}
