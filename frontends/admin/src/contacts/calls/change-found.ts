import { answer, api } from '@vitrine/platform';
import type { ContactStatus } from '@vitrine/schemas';
import type { ListParams } from './keys.js';

/** Which contact requests: what a list found when it was read. */
export interface FoundContacts {
  filter: Omit<ListParams, 'page' | 'limit'>;
  asOf: string;
  expected: number;
}

/** Sets the status of a batch of them. @param cursor empty = the first */
export const setStatusOfFound = (found: FoundContacts, status: ContactStatus, cursor: string) =>
  answer(api.POST('/api/contacts/admin/found/status', { body: { ...found, status, cursor } }));

/** Deletes a batch of them. @param cursor empty = the first */
export const deleteFound = (found: FoundContacts, cursor: string) =>
  answer(api.POST('/api/contacts/admin/found/delete', { body: { ...found, cursor } }));
