import { DeleteDialog } from '../../shared/deleting/index.js';
import { useDeleteOrder } from '../calls/delete-order.js';
import { orderLabel } from '../order.js';
import { useUndoDelete } from './use-undo-delete.js';

/** Asks, deletes, and offers Undo. */
export function DeleteOrderDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const undo = useUndoDelete();
  return (
    <DeleteDialog
      id={id}
      title={`Delete order ${orderLabel(id)}`}
      question="Are you sure you want to delete this order? This action cannot be undone."
      remove={useDeleteOrder()}
      failure="The order could not be deleted."
      done={{ message: `Order ${orderLabel(id)} was deleted.`, action: { label: 'Undo', onClick: () => undo(id) } }}
      onClose={onClose}
    />
  );
}
