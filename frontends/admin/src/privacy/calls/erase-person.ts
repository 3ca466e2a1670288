import { answer, api, useMutation, useQueryClient } from '@vitrine/platform';

const erasePerson = (email: string) => answer(api.POST('/api/admin/privacy/erase', { body: { email } }));

/** Erases everything held about an e-mail address, irrevocably, and refetches everything, because every list may have shown some of it. */
export function useErasePerson() {
  const client = useQueryClient();
  return useMutation({ mutationFn: erasePerson, onSuccess: () => client.invalidateQueries() });
}
