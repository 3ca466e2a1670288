import { useLocation, useNavigate } from '@vitrine/platform';
import { ORDER_STATUSES, type OrderStatus } from '@vitrine/schemas';
import { useNotify } from '@vitrine/ui';
import { useMayOn } from '../shared/permissions/index.js';
import { type Order, orderLabel, orderPath } from './order.js';
import { MAILED_STATUSES } from './page/status-consequences.js';
import { statusNames } from './status.js';

/** Opens the page of an order, where the mail for its status is offered. */
export function useWriteToCustomer(): (id: string, offered: OrderStatus) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (id, offered) => void navigate(orderPath(id), { state: { list: search, offered } });
}

/** Offers, by a notice that links to the order's page, a mail to the customer of an order whose status was changed elsewhere. */
export function useOfferedMail(): (order: Pick<Order, 'id' | 'erasedAt'>, status: OrderStatus) => void {
  const notify = useNotify();
  const write = useWriteToCustomer();
  const mayWrite = useMayOn('orders')('write');
  return ({ id, erasedAt }, offered) => {
    if (!mayWrite || erasedAt !== null || !MAILED_STATUSES.includes(offered)) return;
    notify({
      message: `Order ${orderLabel(id)} is ${statusNames[offered].toLowerCase()} now. The customer has not been told.`,
      action: {
        label: 'Write to the customer',
        onClick: () => write(id, offered),
      },
    });
  };
}

/**
 * The status for whose mail the order's page was opened, and a function that forgets it, so that neither a reload nor going back offers the mail
 * again.
 */
export function useOfferedStatus(): { offeredStatus: OrderStatus | undefined; forget: () => void } {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const navigate = useNavigate();
  const { offered, ...rest } = typeof state === 'object' && state !== null ? (state as { offered?: unknown }) : {};
  const forget = () => {
    if (offered === undefined) return;
    void navigate(pathname + search, { replace: true, state: rest, preventScrollReset: true });
  };
  return { offeredStatus: ORDER_STATUSES.find((status) => status === offered), forget };
}
