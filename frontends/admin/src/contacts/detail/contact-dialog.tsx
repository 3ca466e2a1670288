import { LoadingDialog } from '../../shared/dialogs/loading-dialog.js';
import { useContact } from '../calls/get-contact.js';
import type { Contact } from '../contact.js';
import { ContactEditor } from './contact-editor.js';

const TEXTS = {
  loading: 'Loading contact request...',
  failed: 'The contact request could not be loaded.',
  missing: 'Contact request not found. It may have been deleted.',
};

interface ContactDialogProps {
  id: string;
  /** The request from the list, where the list has it. */
  known: Contact | undefined;
  onClose: () => void;
}

/** A request's details, once they are loaded. */
export function ContactDialog({ id, known, onClose }: ContactDialogProps) {
  const query = useContact(id);
  const contact = query.data ?? (query.data === undefined ? known : undefined);
  if (contact) return <ContactEditor contact={contact} onClose={onClose} />;
  return (
    <LoadingDialog
      title="Contact request"
      closeLabel="Back to the list"
      onClose={onClose}
      query={query}
      texts={TEXTS}
    />
  );
}
