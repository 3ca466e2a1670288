import { TRASH_DAYS } from '@vitrine/schemas';
import { DeleteDialog } from '../../shared/deleting/index.js';
import { useUndoDeletionOf } from '../../shared/trash/index.js';
import { useDeleteDemonstration } from '../calls/delete-demonstration.js';
import type { Demonstration } from '../demonstration.js';

interface DeleteDemonstrationDialogProps {
  demonstration: Demonstration;
  onClose: () => void;
}

/** Asks, deletes, and offers Undo. */
export function DeleteDemonstrationDialog({ demonstration, onClose }: DeleteDemonstrationDialogProps) {
  const { id, name, status } = demonstration;
  const isArranged = status === 'confirmed';
  const undoOf = useUndoDeletionOf('demonstrations');
  const thing = `The request of ${name}`;
  return (
    <DeleteDialog
      id={id}
      title="Delete Request"
      question={`Are you sure you want to delete the request of ${name}? It can be restored for ${TRASH_DAYS} days.${
        isArranged ? ' The customer is not informed: decline it first to cancel the appointment.' : ''
      }`}
      remove={useDeleteDemonstration()}
      failure="The request for a demonstration could not be deleted."
      done={{ message: `${thing} was deleted.`, action: undoOf(id, thing) }}
      onClose={onClose}
    />
  );
}
