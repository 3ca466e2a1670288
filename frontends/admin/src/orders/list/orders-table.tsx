import { Skeleton } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../shared/visually-hidden.js';
import type { ListParams } from '../calls/keys.js';
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
    <table className={styles.table} aria-busy={busy}>
      <caption>
        <VisuallyHidden>Orders</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Order ID</th>
          <th scope="col">Product</th>
          <th scope="col" className={styles.type}>
            Type
          </th>
          <th scope="col">Customer</th>
          <SortHeader column="price" label="Price" sort={sort} href={href} className={styles.price} />
          <th scope="col">Status</th>
          <SortHeader column="createdAt" label="Received" sort={sort} href={href} />
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

const rows = Array.from({ length: 8 }, (_, row) => row);
const cells = Array.from({ length: 8 }, (_, cell) => cell);

/** The table's shape while the first page is under way. */
export function WaitingRows() {
  return rows.map((row) => (
    <tr key={row} className={styles.row} aria-hidden>
      {cells.map((cell) => (
        <td key={cell} className={cell === 2 ? styles.type : undefined}>
          <Skeleton height={20} />
        </td>
      ))}
    </tr>
  ));
}
