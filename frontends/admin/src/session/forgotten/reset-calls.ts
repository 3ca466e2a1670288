import { answer, api, useMutation, useQuery } from '@vitrine/platform';
import type { ChosenPassword, PasswordReset } from '@vitrine/schemas';

const at = (token: string) => ({ params: { path: { token } } });

/** Requests a link by which a forgotten password is reset. */
export const useRequestReset = () =>
  useMutation({ mutationFn: (reset: PasswordReset) => answer(api.POST('/api/admin/password-reset', { body: reset })) });

/** The account whose password a link resets. */
export const useReset = (token: string) =>
  useQuery({
    queryKey: ['password-reset', token],
    queryFn: ({ signal }) => answer(api.GET('/api/admin/password-reset/{token}', { ...at(token), signal })),
    staleTime: Infinity,
  });

/** Resets a forgotten password. */
export const useSetPassword = (token: string) =>
  useMutation({
    mutationFn: (chosen: ChosenPassword) =>
      answer(api.POST('/api/admin/password-reset/{token}', { ...at(token), body: chosen })),
  });
