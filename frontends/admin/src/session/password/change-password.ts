import { answer, api, useMutation } from '@vitrine/platform';
import type { ChangePassword } from '@vitrine/schemas';

const changePassword = ({ currentPassword, newPassword }: ChangePassword) =>
  answer(api.POST('/api/admin/change-password', { body: { currentPassword, newPassword } }));

/** Sets a new password; after that the server refuses every token of this administrator. */
export const useChangePassword = () => useMutation({ mutationFn: changePassword });
