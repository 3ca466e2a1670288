import type { OrderStatus } from '@vitrine/schemas';
import { format } from '../../shared/format.js';
import { VisuallyHidden } from '../../shared/layout/visually-hidden.js';
import { cells, type Column, DeleteButton, RowLink } from '../../shared/list/index.js';
import { type Order, orderLabel, orderTypeLabel } from '../order.js';
import styles from './columns.module.css';
import { StatusSelect } from './status-select.js';

/** What a row shows and can do. */
export interface OrderRowProps {
  order: Order;
  /** Address of the order's details. */
  href: string;
  onStatus: (status: OrderStatus) => void;
  onDelete: () => void;
}

/** The columns of the orders, in their order (back-office spec §2, Orders page). */
export const columns: readonly Column<OrderRowProps>[] = [
  {
    title: 'Order ID',
    className: styles.id,
    cell: ({ order }) => (
      <>
        {orderLabel(order.id)}
        {order.requestGroup !== null && (
          <small className={styles.request}>
            <VisuallyHidden>Part of </VisuallyHidden>request {orderLabel(order.requestGroup)}
          </small>
        )}
      </>
    ),
  },
  {
    title: 'Product',
    optional: true,
    className: styles.product,
    cell: ({ order }) => (
      <>
        {order.productName}
        <small className={styles.typeBelow}>{orderTypeLabel(order)}</small>
      </>
    ),
  },
  { title: 'Type', optional: true, className: styles.type, cell: ({ order }) => orderTypeLabel(order) },
  {
    title: 'Customer',
    optional: true,
    className: styles.customer,
    cell: ({ order: { customerInfo, erasedAt } }) => (
      <>
        {customerInfo.fullName}
        <small>{erasedAt === null ? customerInfo.companyName : `Erased ${format.shortDateTime(erasedAt)}`}</small>
      </>
    ),
  },
  {
    title: 'Price',
    optional: true,
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
    optional: true,
    sort: 'createdAt',
    className: styles.received,
    cell: ({ order }) => <time dateTime={order.createdAt}>{format.shortDateTime(order.createdAt)}</time>,
  },
  {
    title: 'Actions',
    className: cells.actions,
    cell: ({ order, href, onDelete }) => (
      <>
        <RowLink to={href} of={`order ${orderLabel(order.id)}`}>
          View
        </RowLink>
        <DeleteButton label={`Delete order ${orderLabel(order.id)}`} onClick={onDelete} />
      </>
    ),
  },
];
