import { answer, api, type components, useMutation, useQuery, useQueryClient, useSession } from '@vitrine/platform';
import { makePasskey } from '../../shared/passkeys/index.js';

/** A passkey of the person's own account; times ISO 8601. */
export type OwnPasskey = components['schemas']['PasskeyDto'];

const passkeysKey = ['own-passkeys'] as const;

/** The person's own passkeys, oldest first. */
export const usePasskeys = () =>
  useQuery({
    queryKey: passkeysKey,
    queryFn: ({ signal }) => answer(api.GET('/api/admin/passkeys', { signal })),
    staleTime: 0,
  });

/** Asks the browser to create a passkey, and adds it. The answer has recovery codes if it is the first factor. */
export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const passkey = await makePasskey(await answer(api.POST('/api/admin/passkeys/options')));
      return answer(api.POST('/api/admin/passkeys', { body: { name, passkey } }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: passkeysKey }),
  });
}

/** Renames a passkey. */
export function useRenamePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: Pick<OwnPasskey, 'id' | 'name'>) =>
      answer(api.PATCH('/api/admin/passkeys/{id}', { params: { path: { id } }, body: { name } })),
    onSettled: () => client.invalidateQueries({ queryKey: passkeysKey }),
  });
}

/** Removes a passkey. */
export function useRemovePasskey() {
  const client = useQueryClient();
  const { reload } = useSession();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/api/admin/passkeys/{id}', { params: { path: { id } } }),
    onSuccess: reload,
    onSettled: () => client.invalidateQueries({ queryKey: passkeysKey }),
  });
}
