import { api, useMutation, useQueryClient } from '@vitrine/platform';
import { contactKeys } from './keys.js';

export const deleteContact = (id: string) => api.DELETE('/api/contacts/admin/{id}', { params: { path: { id } } });

/** Takes a contact request out of every list; for 30 days it can be restored. */
export function useDeleteContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteContact,
    onSuccess: () => client.invalidateQueries({ queryKey: contactKeys.all }),
  });
}
