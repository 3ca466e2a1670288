import { answer, api, useMutation, useQuery, useQueryClient, useSession } from '@vitrine/platform';
import type { ChosenPassword } from '@vitrine/schemas';

const at = (token: string) => ({ params: { path: { token } } });

/** The person whom a link invites, and the role. */
export const useInvitation = (token: string) =>
  useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => answer(api.GET('/api/admin/invitations/{token}', { ...at(token), signal })),
    staleTime: Infinity,
  });

/** Accepts an invitation with a password, and signs in. */
export function useAcceptInvitation(token: string) {
  const { enter } = useSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (chosen: ChosenPassword) =>
      answer(api.POST('/api/admin/invitations/{token}/accept', { ...at(token), body: chosen })),
    onSuccess: async ({ token: opened }) => {
      // Data that another account read in this browser must not be shown to this one.
      client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== 'public' });
      await enter(opened);
    },
  });
}
