import { DeleteDialog } from '../../shared/deleting/index.js';
import type { Accessory } from '../accessory.js';
import { useDeleteAccessory } from '../calls/delete-accessory.js';

/** Asks, then deletes; orders keep the accessory's name and price. */
export function DeleteAccessoryDialog({ accessory, onClose }: { accessory: Accessory; onClose: () => void }) {
  return (
    <DeleteDialog
      id={accessory.id}
      title={`Delete ${accessory.name}`}
      question="Are you sure you want to delete this accessory?"
      remove={useDeleteAccessory()}
      failure="Failed to delete accessory"
      done={{ message: `Accessory “${accessory.name}” was deleted.` }}
      onClose={onClose}
    />
  );
}
