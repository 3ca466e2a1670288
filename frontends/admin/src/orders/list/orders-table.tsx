import { Skeleton } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../shared/visually-hidden.js';
import type { ListParams } from '../calls/keys.js';
import { columns } from './columns.js';
import styles from './orders-table.module.css';
import { SortHeader } from './sort-header.js';

interface OrdersTableProps {
  sort: ListParams['sort'];
  href: (changes: Partial<ListParams>) => string;
  /** What is shown does not yet answer what was asked. */
  busy: boolean;
  children: ReactNode;
}

/** The frame of the list; its rows are the children. */
export function OrdersTable({ sort, href, busy, children }: OrdersTableProps) {
  return (
    <div className={styles.box}>
      <table className={styles.table} aria-busy={busy}>
        <caption>
          <VisuallyHidden>Orders</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) =>
              column.sort ? (
                <SortHeader
                  key={column.title}
                  column={column.sort}
                  label={column.title}
                  sort={sort}
                  href={href}
                  className={column.className}
                />
              ) : (
                <th key={column.title} scope="col" className={column.className}>
                  {column.hiddenTitle ? <VisuallyHidden>{column.title}</VisuallyHidden> : column.title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

const rows = Array.from({ length: 8 }, (_, row) => row);

/** The table's shape while the first page is under way. */
export function WaitingRows() {
  return rows.map((row) => (
    <tr key={row} className={styles.row} aria-hidden>
      {columns.map(({ title, className }) => (
        <td key={title} className={className}>
          <Skeleton height={20} />
        </td>
      ))}
    </tr>
  ));
}
