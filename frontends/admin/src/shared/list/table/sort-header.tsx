import { Link } from '@vitrine/platform';
import { Chevron } from '@vitrine/ui';
import styles from './data-table.module.css';

interface SortHeaderProps {
  /** Name of the column in the address. */
  column: string;
  label: string;
  order: { sort: string; href: (sort: string) => string };
  className?: string | undefined;
}

/** A column head that sorts by its column: first descending, then ascending. */
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
