import { Link } from '@vitrine/platform';
import type { OrderSort } from '@vitrine/schemas';
import { Chevron } from '@vitrine/ui';
import type { ListParams } from '../calls/keys.js';
import styles from './orders-table.module.css';

interface SortHeaderProps {
  /** Column as the API names it. */
  column: 'price' | 'createdAt';
  label: string;
  sort: OrderSort;
  href: (changes: Partial<ListParams>) => string;
  className?: string | undefined;
}

/** A column head that orders by its column: the highest first, then the lowest first. */
export function SortHeader({ column, label, sort, href, className }: SortHeaderProps) {
  const descending = sort === `-${column}`;
  const ascending = sort === column;
  return (
    <th
      scope="col"
      className={`${styles.sortable} ${className ?? ''}`}
      aria-sort={descending ? 'descending' : ascending ? 'ascending' : undefined}
    >
      <Link to={href({ sort: descending ? column : `-${column}` })} preventScrollReset className={styles.sort}>
        {label}
        <Chevron className={ascending ? styles.up : descending ? styles.down : styles.unsorted} />
      </Link>
    </th>
  );
}
