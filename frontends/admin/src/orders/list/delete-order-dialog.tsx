import { ConfirmDialog, useNotify } from '@vitrine/ui';
import { failureText } from '../../shared/failure-text.js';
import { useDeleteOrder } from '../calls/delete-order.js';
import { orderLabel } from '../order.js';
import { useUndoDelete } from './use-undo-delete.js';

/** Asks, deletes, and offers to take it back. */
export function DeleteOrderDialog({ id, onDone }: { id: string; onDone: () => void }) {
  const { mutate, isPending, error } = useDeleteOrder();
  const notify = useNotify();
  const undo = useUndoDelete();
  const confirm = () =>
    mutate(id, {
      onSuccess: () => {
        onDone();
        notify({ message: `Order ${orderLabel(id)} was deleted.`, action: { label: 'Undo', onClick: () => undo(id) } });
      },
    });
  return (
    <ConfirmDialog
      open
      title={`Delete order ${orderLabel(id)}`}
      confirmLabel="Delete"
      cancelLabel="Cancel"
      dangerous
      busy={isPending}
      failure={error ? failureText(error, 'The order could not be deleted.') : undefined}
      onConfirm={confirm}
      onCancel={onDone}
    >
      <p>Are you sure you want to delete this order? This action cannot be undone.</p>
    </ConfirmDialog>
  );
}
