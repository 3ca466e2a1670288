import { DeleteDialog } from '../../shared/deleting/index.js';
import { useDeleteContact } from '../calls/delete-contact.js';
import type { Contact } from '../contact.js';

/** Asks, then deletes a request for good. */
export function DeleteContactDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  return (
    <DeleteDialog
      id={contact.id}
      title="Delete Contact Request"
      question={`Are you sure you want to delete the request of ${contact.name}? This action cannot be undone.`}
      remove={useDeleteContact()}
      failure="The contact request could not be deleted."
      done={{ message: `The request of ${contact.name} was deleted.` }}
      onClose={onClose}
    />
  );
}
