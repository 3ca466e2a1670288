import { Link } from '@vitrine/platform';
import { Chevron } from '@vitrine/ui';
import styles from './data-table.module.css';

interface SortHeaderProps {
  /** Column as the address names it. */
  column: string;
  label: string;
  order: { sort: string; href: (sort: string) => string };
  className?: string | undefined;
}

/** A column head that orders by its column: the highest first, then the lowest first. */
export function SortHeader({ column, label, order: { sort, href }, className }: SortHeaderProps) {
  const descending = sort === `-${column}`;
  const ascending = sort === column;
  return (
    <th
      scope="col"
      className={`${styles.sortable} ${className ?? ''}`}
      aria-sort={descending ? 'descending' : ascending ? 'ascending' : undefined}
    >
      <Link to={href(descending ? column : `-${column}`)} preventScrollReset className={styles.sort}>
        {label}
        <Chevron className={ascending ? styles.up : descending ? styles.down : styles.unsorted} />
      </Link>
    </th>
  );
}
