import { useEffect } from 'react';
import { EditedForm, useEntityEditing } from '../../shared/editing/index.js';
import { useUpdateOrder } from '../calls/update-order.js';
import { type Order, orderLabel } from '../order.js';
import { bodyOf, valuesOf } from './order-changes.js';
import { OrderEditorDialog, type OrderEditorProps } from './order-editor-dialog.js';
import { orderFormSchema } from './order-form-schema.js';

interface OrderEditorOptions extends Omit<OrderEditorProps, 'editing'> {
  /** Asks for the order as it is now; throws when that fails. */
  onReload: () => Promise<Order | undefined>;
}

/** The form around an order's details; a saved order, or one that was read anew, fills it anew. */
export function OrderEditor({ order, onReload, onClose }: OrderEditorOptions) {
  const { mutateAsync } = useUpdateOrder();
  const editing = useEntityEditing({
    entity: order,
    noun: 'order',
    labels: { productPrice: 'Price', subscriptionStatus: 'Subscription' },
    getName: ({ id }) => orderLabel(id),
    valuesOf: (known) => valuesOf(known ?? order),
    bodyOf,
    save: (id, { productPrice, ...changes }) =>
      mutateAsync({
        id: id ?? order.id,
        changes: { ...changes, ...(productPrice !== order.productPrice && { productPrice }) },
      }),
    reload: onReload,
    failure: `Order ${orderLabel(order.id)} could not be saved.`,
    savedText: ({ id }) => `Order ${orderLabel(id)} was saved.`,
    canUndo: false,
    onSaved: () => undefined,
  });
  const { refresh } = editing;
  useEffect(() => refresh(order));
  return (
    <EditedForm editing={editing} schema={orderFormSchema}>
      <OrderEditorDialog order={order} onClose={onClose} editing={editing} />
    </EditedForm>
  );
}
