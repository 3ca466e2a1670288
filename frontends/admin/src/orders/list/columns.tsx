import { Link } from '@vitrine/platform';
import type { OrderStatus } from '@vitrine/schemas';
import type { ReactNode } from 'react';
import { format } from '../../shared/format.js';
import { Icon } from '../../shared/icon.js';
import { VisuallyHidden } from '../../shared/visually-hidden.js';
import { type Order, orderLabel, orderTypeLabel } from '../order.js';
import styles from './orders-table.module.css';
import { StatusSelect } from './status-select.js';

/** What a row shows and can do. */
export interface OrderRowProps {
  order: Order;
  /** Address of the order's details. */
  href: string;
  onStatus: (status: OrderStatus) => void;
  onDelete: () => void;
}

export interface Column {
  title: string;
  /** For assistive technology only. */
  hiddenTitle?: boolean;
  /** As the API names it, where the list can be ordered by it. */
  sort?: 'price' | 'createdAt';
  /** Of the head and the cells. */
  className?: string | undefined;
  cell: (row: OrderRowProps) => ReactNode;
}

/** The columns of the orders, in their order: head, rows and the waiting table are made of them. */
export const columns: readonly Column[] = [
  { title: 'Order ID', className: styles.id, cell: ({ order }) => orderLabel(order.id) },
  {
    title: 'Product',
    className: styles.product,
    cell: ({ order }) => (
      <>
        {order.productName}
        <small className={styles.typeBelow}>{orderTypeLabel(order)}</small>
      </>
    ),
  },
  { title: 'Type', className: styles.type, cell: ({ order }) => orderTypeLabel(order) },
  {
    title: 'Customer',
    className: styles.customer,
    cell: ({ order: { customerInfo } }) => (
      <>
        {customerInfo.fullName}
        <small>{customerInfo.companyName}</small>
      </>
    ),
  },
  {
    title: 'Price',
    sort: 'price',
    className: styles.price,
    cell: ({ order }) => format.price(order.productPrice),
  },
  {
    title: 'Status',
    className: styles.status,
    cell: ({ order, onStatus }) => (
      <StatusSelect label={`Status of order ${orderLabel(order.id)}`} status={order.status} onChange={onStatus} />
    ),
  },
  {
    title: 'Received',
    sort: 'createdAt',
    className: styles.received,
    cell: ({ order }) => <time dateTime={order.createdAt}>{format.shortDateTime(order.createdAt)}</time>,
  },
  {
    title: 'Actions',
    hiddenTitle: true,
    className: styles.actions,
    cell: ({ order, href, onDelete }) => (
      <>
        <Link to={href} preventScrollReset className={styles.view}>
          View<VisuallyHidden> order {orderLabel(order.id)}</VisuallyHidden>
        </Link>
        <button
          type="button"
          className={styles.delete}
          aria-label={`Delete order ${orderLabel(order.id)}`}
          onClick={onDelete}
        >
          <Icon name="bin" />
        </button>
      </>
    ),
  },
];
