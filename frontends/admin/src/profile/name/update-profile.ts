import { answer, api, useMutation, useSession } from '@vitrine/platform';
import type { Profile } from '@vitrine/schemas';

/** Changes the person's own account, and reloads the session, which shows it. */
export function useUpdateProfile() {
  const { reload } = useSession();
  return useMutation({
    mutationFn: (profile: Profile) => answer(api.PUT('/api/admin/me', { body: profile })),
    onSuccess: reload,
  });
}
