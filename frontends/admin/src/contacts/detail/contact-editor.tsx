import { contactUpdateSchema } from '@vitrine/schemas';
import { EditedForm } from '../../shared/editing/index.js';
import type { Contact } from '../contact.js';
import { ContactEditorDialog } from './contact-editor-dialog.js';
import { useContactEditing } from './use-contact-editing.js';

/** The form around a request's details: its status and the notes of staff. */
export function ContactEditor({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const editing = useContactEditing(contact, onClose);
  return (
    <EditedForm editing={editing} schema={contactUpdateSchema}>
      <ContactEditorDialog contact={contact} editing={editing} onClose={onClose} />
    </EditedForm>
  );
}
