import type { OrderExportColumn, OrderStatus } from '@vitrine/schemas';
import { Badge } from '../../shared/cards/index.js';
import { format } from '../../shared/format.js';
import { VisuallyHidden } from '../../shared/layout/visually-hidden.js';
import { cells, DeleteButton, type ExportedColumn, RowLink } from '../../shared/list/index.js';
import { type Order, orderLabel, orderTypeLabel } from '../order.js';
import { statusNames, statusTones } from '../status.js';
import styles from './columns.module.css';
import { StatusSelect } from './status-select.js';

/** A row, and what can be done with it. */
export interface OrderRowProps {
  order: Order;
  /** Address of the order's details. */
  href: string;
  /** Absent where the person may not change it. */
  onStatus: ((status: OrderStatus) => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** The columns of the orders, in their order (back-office spec §2, Orders page). */
export const columns: readonly ExportedColumn<OrderRowProps, OrderExportColumn>[] = [
  {
    title: 'Order ID',
    exported: ['order', 'request'],
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
    exported: ['product'],
    className: `${styles.product} ${cells.short}`,
    cell: ({ order }) => (
      <>
        {order.productName}
        <small className={styles.typeBelow}>{orderTypeLabel(order)}</small>
      </>
    ),
  },
  {
    title: 'Type',
    optional: true,
    exported: ['type', 'plan'],
    className: styles.type,
    cell: ({ order }) => orderTypeLabel(order),
  },
  {
    title: 'Customer',
    optional: true,
    exported: ['customer', 'company'],
    className: `${styles.customer} ${cells.short}`,
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
    exported: ['price'],
    sort: 'price',
    className: styles.price,
    cell: ({ order }) => format.price(order.productPrice),
  },
  {
    title: 'Status',
    exported: ['status'],
    className: styles.status,
    cell: ({ order: { id, status }, onStatus }) =>
      onStatus ? (
        <StatusSelect label={`Status of order ${orderLabel(id)}`} status={status} onChange={onStatus} />
      ) : (
        <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>
      ),
  },
  {
    title: 'Assignee',
    optional: true,
    exported: ['assignee'],
    className: `${styles.assignee} ${cells.short}`,
    cell: ({ order }) => <span title={order.assignee?.name}>{order.assignee?.name ?? '–'}</span>,
  },
  {
    title: 'Received',
    optional: true,
    exported: ['placed'],
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
        {onDelete && <DeleteButton label={`Delete order ${orderLabel(order.id)}`} onClick={onDelete} />}
      </>
    ),
  },
];
