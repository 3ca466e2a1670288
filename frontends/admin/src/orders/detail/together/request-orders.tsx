import { Link } from '@vitrine/platform';
import { format } from '../../../shared/format.js';
import { Section } from '../../../shared/layout/section.js';
import { type OrderDetail, orderLabel, orderTypeLabel } from '../../order.js';
import { statusNames } from '../../status.js';
import styles from './request-orders.module.css';

interface RequestOrdersProps {
  order: OrderDetail;
  /** Address of another order. */
  href: (id: string) => string;
}

/** The orders that were requested together with an order, each with a link. Renders nothing for an order that was requested alone. */
export function RequestOrders({ order: { requestGroup, siblings }, href }: RequestOrdersProps) {
  if (requestGroup === null) return null;
  return (
    <Section title={`Requested together, ${orderLabel(requestGroup)}`}>
      {siblings.length === 0 && <p className={styles.none}>The other orders of this request have been deleted.</p>}
      <ul className={styles.orders}>
        {siblings.map((sibling) => (
          <li key={sibling.id}>
            <Link to={href(sibling.id)} preventScrollReset>
              {orderLabel(sibling.id)} {sibling.productName}
            </Link>
            <span>
              {orderTypeLabel(sibling)}, {format.price(sibling.productPrice)}, {statusNames[sibling.status]}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
