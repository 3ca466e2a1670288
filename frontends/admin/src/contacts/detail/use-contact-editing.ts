import { useEntityEditing } from '../../shared/editing/index.js';
import { getContact } from '../calls/get-contact.js';
import { useUpdateContact } from '../calls/update-contact.js';
import type { Contact } from '../contact.js';
import { statusNames } from '../status.js';
import { type ContactValues, valuesOf } from './contact-values.js';

/** Changing status and notes of a contact request in a form. */
export function useContactEditing(contact: Contact, onSaved: () => void) {
  const update = useUpdateContact();
  return useEntityEditing({
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
    onSaved,
  });
}
