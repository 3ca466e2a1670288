import { answer, api } from '@vitrine/platform';
import type { ContactStatus } from '@vitrine/schemas';
import type { ListParams } from './keys.js';

/** The contact requests that a list found when it was read. */
export interface BulkContacts {
  filter: Omit<ListParams, 'page' | 'limit'>;
  asOf: string;
  expected: number;
}

/** Sets the status of a batch. @param cursor empty = the first batch */
export const setStatusInBulk = (found: BulkContacts, status: ContactStatus, cursor: string) =>
  answer(api.POST('/api/contacts/admin/bulk/status', { body: { ...found, status, cursor } }));

/** Deletes a batch. @param cursor empty = the first batch */
export const deleteInBulk = (found: BulkContacts, cursor: string) =>
  answer(api.POST('/api/contacts/admin/bulk/delete', { body: { ...found, cursor } }));
