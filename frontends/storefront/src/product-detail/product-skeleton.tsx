import { Bone, Skeleton } from '../shared/controls/skeleton.js';
import styles from './product-detail.module.css';

/** The shape of the page while its product is loading. */
export function ProductSkeleton() {
  return (
    <Skeleton className={styles['stage']}>
      <div className={styles['pictures']} />
      <div className={styles['copy']}>
        <Bone />
        <Bone as="title" />
        <Bone />
        <Bone />
        <Bone as="field" />
        <Bone as="field" />
      </div>
    </Skeleton>
  );
}
