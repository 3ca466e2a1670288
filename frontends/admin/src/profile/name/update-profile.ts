import { answer, api, useMutation, useSession } from '@vitrine/platform';
import type { Profile } from '@vitrine/schemas';

/** Changes one's own account; what shows it is read anew. */
export function useUpdateProfile() {
  const { reload } = useSession();
  return useMutation({
    mutationFn: (profile: Profile) => answer(api.PUT('/api/admin/me', { body: profile })),
    onSuccess: reload,
  });
}
