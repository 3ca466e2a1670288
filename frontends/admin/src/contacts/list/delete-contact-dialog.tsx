import { TRASH_DAYS } from '@vitrine/schemas';
import { DeleteDialog } from '../../shared/deleting/index.js';
import { useUndoDeletionOf } from '../../shared/trash/index.js';
import { useDeleteContact } from '../calls/delete-contact.js';
import type { Contact } from '../contact.js';

/** Asks, deletes, and offers Undo. */
export function DeleteContactDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const undoOf = useUndoDeletionOf('contacts');
  const thing = `The request of ${contact.name}`;
  return (
    <DeleteDialog
      id={contact.id}
      title="Delete Contact Request"
      question={`Are you sure you want to delete the request of ${contact.name}? It can be restored for ${TRASH_DAYS} days.`}
      remove={useDeleteContact()}
      failure="The contact request could not be deleted."
      done={{ message: `${thing} was deleted.`, action: undoOf(contact.id, thing) }}
      onClose={onClose}
    />
  );
}
