import type { OrderStatus } from '@vitrine/schemas';
import { useFormikContext } from 'formik';
import { EntityCard } from '../../shared/editing/index.js';
import type { OrderValues } from '../detail/order-changes.js';
import { OrderFields } from '../detail/order-fields.js';
import { orderFormSchema } from '../detail/order-form-schema.js';
import { useOrderEditing } from '../detail/use-order-editing.js';
import type { Order } from '../order.js';
import styles from './order-answer.module.css';
import { statusConsequences } from './status-consequences.js';

interface OrderAnswerProps {
  order: Order;
  /** Asks for the order as it is now; throws when that fails. */
  onReload: () => Promise<Order | undefined>;
  /** The status was changed. */
  onStatus: (status: OrderStatus) => void;
}

/** Status, price and notes, as the form of the page. */
export function OrderAnswer({ order, onReload, onStatus }: OrderAnswerProps) {
  const editing = useOrderEditing(order, onReload, onStatus);
  return (
    <EntityCard editing={editing} schema={orderFormSchema} saveLabel="Save changes">
      <OrderFields order={order} />
      <Consequences order={order} />
    </EntityCard>
  );
}

/** What the chosen status will cause. */
function Consequences({ order }: { order: Order }) {
  const { values } = useFormikContext<OrderValues>();
  const told = statusConsequences(order, values.status);
  return (
    <ul className={styles.consequences} aria-label="What this status causes" aria-live="polite">
      {told.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
