import { contactUpdateSchema } from '@vitrine/schemas';
import { EditedForm, useEntityEditing } from '../../shared/editing/index.js';
import { getContact } from '../calls/get-contact.js';
import { useUpdateContact } from '../calls/update-contact.js';
import type { Contact } from '../contact.js';
import { statusNames } from '../status.js';
import { ContactEditorDialog } from './contact-editor-dialog.js';
import { type ContactValues, valuesOf } from './contact-values.js';

/** The form around a request's details: its status and the notes of staff. */
export function ContactEditor({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const update = useUpdateContact();
  const editing = useEntityEditing({
    entity: contact,
    noun: 'contact request',
    labels: { status: 'Status', adminNotes: 'Admin notes' },
    getName: ({ name }: Contact) => name,
    valuesOf,
    bodyOf: (values: ContactValues) => values,
    always: ['status'],
    save: (id, body) => update(id ?? contact.id, body),
    reload: async (id) => (await getContact(id)) ?? undefined,
    failure: 'The contact request could not be saved.',
    savedText: ({ name, status }) => `The request of ${name} was saved as ${statusNames[status].toLowerCase()}.`,
    onSaved: onClose,
  });
  return (
    <EditedForm editing={editing} schema={contactUpdateSchema}>
      <ContactEditorDialog contact={contact} editing={editing} onClose={onClose} />
    </EditedForm>
  );
}
