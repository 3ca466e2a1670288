import type { OrderStatus } from '@vitrine/schemas';
import { useEffect, useRef } from 'react';
import { useEntityEditing } from '../../shared/editing/index.js';
import { useUpdateOrder } from '../calls/update-order.js';
import { type Order, orderLabel } from '../order.js';
import { bodyOf, valuesOf } from './order-changes.js';

/**
 * Editing of an order in a form, which is refilled when the order is saved or refetched.
 * @param onReload refetches the order; throws when that fails
 * @param onStatus called when saving changed the status
 */
export function useOrderEditing(
  order: Order,
  onReload: () => Promise<Order | undefined>,
  onStatus: (status: OrderStatus) => void = () => undefined,
) {
  const { mutateAsync } = useUpdateOrder();
  /** Undefined when the form did not change the status: then a changed status is somebody else's. */
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
