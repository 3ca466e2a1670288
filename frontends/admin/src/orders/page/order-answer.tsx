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
  /** Refetches the order; throws when that fails. */
  onReload: () => Promise<Order | undefined>;
  /** Called when the status was changed. */
  onStatus: (status: OrderStatus) => void;
}

/** The form for status, price and notes on the page of an order. */
export function OrderAnswer({ order, onReload, onStatus }: OrderAnswerProps) {
  const editing = useOrderEditing(order, onReload, onStatus);
  return (
    <EntityCard editing={editing} schema={orderFormSchema} saveLabel="Save changes">
      <OrderFields order={order} />
      <Consequences order={order} />
    </EntityCard>
  );
}

/** The consequences of the chosen status. */
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
