import { api, useMutation, useQueryClient } from '@vitrine/platform';
import { contactKeys } from './keys.js';

export const deleteContact = (id: string) => api.DELETE('/api/contacts/admin/{id}', { params: { path: { id } } });

/** Deletes a contact request; it can be restored for 30 days. */
export function useDeleteContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteContact,
    onSuccess: () => client.invalidateQueries({ queryKey: contactKeys.all }),
  });
}
