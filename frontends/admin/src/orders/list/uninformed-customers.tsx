import { Link } from '@vitrine/platform';
import type { OrderStatus } from '@vitrine/schemas';
import { Alert } from '@vitrine/ui';
import { orderLabel } from '../order.js';
import { statusNames } from '../status.js';
import { useWriteToCustomer } from '../use-offered-mail.js';
import { orderCount } from './bulk-work.js';

interface UninformedCustomersProps {
  /** The status to which the orders were set. */
  status: OrderStatus;
  /** At least one. */
  ids: readonly string[];
  onClose: () => void;
}

/** Says after a bulk change that no mail was offered, and how to write to the customers. */
export function UninformedCustomers({ status, ids, onClose }: UninformedCustomersProps) {
  const write = useWriteToCustomer();
  const [id, ...others] = ids;
  const name = statusNames[status].toLowerCase();
  if (id !== undefined && others.length === 0)
    return (
      <Alert
        severity="info"
        action={{ label: 'Write to the customer', onClick: () => write(id, status) }}
        onClose={onClose}
        closeLabel="Leave it out"
      >
        Order {orderLabel(id)} is {name} now. The customer has not been told.
      </Alert>
    );
  return (
    <Alert severity="info" onClose={onClose} closeLabel="Dismiss">
      {orderCount(ids.length)} are {name} now. No mails were offered, and no customer has been told: open one of the{' '}
      <Link to={`/admin/orders?status=${status}`}>{name} orders</Link> to write to its customer.
    </Alert>
  );
}
