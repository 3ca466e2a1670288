import type { OrderStatus } from '@vitrine/schemas';
import { useEffect, useRef } from 'react';
import { useEntityEditing } from '../../shared/editing/index.js';
import { useUpdateOrder } from '../calls/update-order.js';
import { type Order, orderLabel } from '../order.js';
import { bodyOf, valuesOf } from './order-changes.js';

/**
 * Changing an order in a form; a saved order, or one that was read anew, fills it anew.
 * @param onReload asks for the order as it is now; throws when that fails
 * @param onStatus the status was changed by it
 */
export function useOrderEditing(
  order: Order,
  onReload: () => Promise<Order | undefined>,
  onStatus: (status: OrderStatus) => void = () => undefined,
) {
  const { mutateAsync } = useUpdateOrder();
  /** Undefined where the form left it alone: then another one has changed it. */
  const sentStatus = useRef<OrderStatus>(undefined);
  const editing = useEntityEditing({
    entity: order,
    noun: 'order',
    labels: { productPrice: 'Price', subscriptionStatus: 'Subscription' },
    getName: ({ id }) => orderLabel(id),
    valuesOf: (known) => valuesOf(known ?? order),
    bodyOf,
    save: (id, { productPrice, ...changes }) => {
      sentStatus.current = changes.status;
      return mutateAsync({
        id: id ?? order.id,
        changes: { ...changes, ...(productPrice !== order.productPrice && { productPrice }) },
      });
    },
    reload: onReload,
    failure: `Order ${orderLabel(order.id)} could not be saved.`,
    savedText: ({ id }) => `Order ${orderLabel(id)} was saved.`,
    canUndo: false,
    onSaved: ({ status }) => {
      if (status !== order.status && status === sentStatus.current) onStatus(status);
    },
  });
  const { refresh } = editing;
  useEffect(() => refresh(order));
  return editing;
}
