import { answer, api, useMutation, useQuery, useSession } from '@vitrine/platform';

/** Starts the setup of an authenticator app. @param attempt the same value as long as it is the same app */
export const useNewApp = (attempt: string) =>
  useQuery({
    queryKey: ['new-authenticator-app', attempt],
    queryFn: () => answer(api.POST('/api/admin/totp')),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });

/** Confirms the app by its first code; the answer has the recovery codes. */
export const useConfirmApp = () =>
  useMutation({
    mutationFn: async (code: string) =>
      (await answer(api.POST('/api/admin/totp/confirm', { body: { code } }))).recoveryCodes,
  });

/** Removes the app. */
export function useRemoveApp() {
  const { reload } = useSession();
  return useMutation({ mutationFn: () => api.DELETE('/api/admin/totp'), onSuccess: reload });
}

/** Generates new recovery codes, which replace all others. */
export function useMakeRecoveryCodes() {
  const { reload } = useSession();
  return useMutation({
    mutationFn: async () => (await answer(api.POST('/api/admin/recovery-codes'))).recoveryCodes,
    onSuccess: reload,
  });
}
