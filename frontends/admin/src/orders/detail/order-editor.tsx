import { EditedForm } from '../../shared/editing/index.js';
import type { Order } from '../order.js';
import { useOfferedMail } from '../use-offered-mail.js';
import { OrderEditorDialog, type OrderEditorProps } from './order-editor-dialog.js';
import { orderFormSchema } from './order-form-schema.js';
import { useOrderEditing } from './use-order-editing.js';

interface OrderEditorOptions extends Omit<OrderEditorProps, 'editing'> {
  /** Refetches the order; throws when that fails. */
  onReload: () => Promise<Order | undefined>;
}

/** The form around an order's details; refilled when the order is saved or refetched. */
export function OrderEditor({ order, onReload, onClose }: OrderEditorOptions) {
  const offerMail = useOfferedMail();
  const editing = useOrderEditing(order, onReload, (status) => offerMail(order, status));
  return (
    <EditedForm editing={editing} schema={orderFormSchema}>
      <OrderEditorDialog order={order} onClose={onClose} editing={editing} />
    </EditedForm>
  );
}
