import { Bones, Skeleton } from '../shared/controls/states/skeleton.js';
import detail from '../shared/detail/detail.module.css';

/** The skeleton of the page while its product is loading. */
export function ProductSkeleton() {
  return (
    <Skeleton className={`${detail.stage} ${detail.product}`}>
      <div className={detail.pictures} />
      <div className={detail.copy}>
        <Bones of={['line', 'title', 'line', 'line', 'field', 'field']} />
      </div>
    </Skeleton>
  );
}
