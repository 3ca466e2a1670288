import { DeleteDialog } from '../../shared/deleting/index.js';
import { useDeleteDemonstration } from '../calls/delete-demonstration.js';
import type { Demonstration } from '../demonstration.js';

interface DeleteDemonstrationDialogProps {
  demonstration: Demonstration;
  onClose: () => void;
}

/** Asks, then deletes a request for good. */
export function DeleteDemonstrationDialog({ demonstration, onClose }: DeleteDemonstrationDialogProps) {
  const { id, name, status } = demonstration;
  const isArranged = status === 'confirmed';
  return (
    <DeleteDialog
      id={id}
      title="Delete Request"
      question={`Are you sure you want to delete the request of ${name}? This action cannot be undone.${
        isArranged ? ' The customer is not informed: decline it first to cancel the appointment.' : ''
      }`}
      remove={useDeleteDemonstration()}
      failure="The request for a demonstration could not be deleted."
      done={{ message: `The request of ${name} was deleted.` }}
      onClose={onClose}
    />
  );
}
