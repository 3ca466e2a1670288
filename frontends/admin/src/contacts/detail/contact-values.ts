import type { ContactStatus } from '@vitrine/schemas';
import type { Contact } from '../contact.js';

/** What staff can change of a request. */
export interface ContactValues {
  status: ContactStatus;
  adminNotes: string;
}

export const valuesOf = (contact: Contact | null): ContactValues => ({
  status: contact?.status ?? 'new',
  adminNotes: contact?.adminNotes ?? '',
});
