import { Link } from '@vitrine/platform';
import type { OrderStatus } from '@vitrine/schemas';
import { format } from '../../shared/format.js';
import { Icon } from '../../shared/icon.js';
import { VisuallyHidden } from '../../shared/visually-hidden.js';
import { type Order, orderLabel, orderTypeLabel } from '../order.js';
import styles from './orders-table.module.css';
import { StatusSelect } from './status-select.js';

interface OrderRowProps {
  order: Order;
  /** Address of the order's details. */
  href: string;
  onStatus: (status: OrderStatus) => void;
  onDelete: () => void;
}

/** One order: its facts, its status to change in place, and what can be done with it. */
export function OrderRow({ order, href, onStatus, onDelete }: OrderRowProps) {
  const label = orderLabel(order.id);
  const type = orderTypeLabel(order);
  return (
    <tr className={styles.row}>
      <td className={styles.id}>{label}</td>
      <td className={styles.product}>
        {order.productName}
        <small className={styles.typeBelow}>{type}</small>
      </td>
      <td className={styles.type}>{type}</td>
      <td className={styles.customer}>
        {order.customerInfo.fullName}
        <small>{order.customerInfo.companyName}</small>
      </td>
      <td className={styles.price}>{format.price(order.productPrice)}</td>
      <td className={styles.status}>
        <StatusSelect label={`Status of order ${label}`} status={order.status} onChange={onStatus} />
      </td>
      <td className={styles.received}>
        <time dateTime={order.createdAt}>{format.shortDateTime(order.createdAt)}</time>
      </td>
      <td className={styles.actions}>
        <Link to={href} preventScrollReset className={styles.view}>
          View<VisuallyHidden> order {label}</VisuallyHidden>
        </Link>
        <button type="button" className={styles.delete} aria-label={`Delete order ${label}`} onClick={onDelete}>
          <Icon name="bin" />
        </button>
      </td>
    </tr>
  );
}
