import { answer, api, useMutation, useQuery, useSession } from '@vitrine/platform';

/** Begins to set an authenticator app up. @param attempt the same as long as it is the same app */
export const useNewApp = (attempt: string) =>
  useQuery({
    queryKey: ['new-authenticator-app', attempt],
    queryFn: () => answer(api.POST('/api/admin/totp')),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });

/** Confirms it by its first code; the answer is the recovery codes. */
export const useConfirmApp = () =>
  useMutation({
    mutationFn: async (code: string) =>
      (await answer(api.POST('/api/admin/totp/confirm', { body: { code } }))).recoveryCodes,
  });

/** Takes the app away. */
export function useRemoveApp() {
  const { reload } = useSession();
  return useMutation({ mutationFn: () => api.DELETE('/api/admin/totp'), onSuccess: reload });
}

/** Makes new recovery codes in the place of all others. */
export function useMakeRecoveryCodes() {
  const { reload } = useSession();
  return useMutation({
    mutationFn: async () => (await answer(api.POST('/api/admin/recovery-codes'))).recoveryCodes,
    onSuccess: reload,
  });
}
