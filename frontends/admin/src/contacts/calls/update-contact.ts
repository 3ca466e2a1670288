import { answer, api, useQueryClient } from '@vitrine/platform';
import type { ContactUpdate } from '@vitrine/schemas';
import { useCallback } from 'react';
import { contactKeys } from './keys.js';

export const updateContact = (id: string, body: ContactUpdate) =>
  answer(api.PUT('/api/contacts/admin/{id}/status', { params: { path: { id } }, body }));

/** Saves status and notes, and refetches list, counts and the request itself. */
export function useUpdateContact() {
  const client = useQueryClient();
  return useCallback(
    async (id: string, body: ContactUpdate) => {
      const contact = await updateContact(id, body);
      await client.invalidateQueries({ queryKey: contactKeys.all });
      return contact;
    },
    [client],
  );
}
