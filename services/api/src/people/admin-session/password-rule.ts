import { validationFailed } from '../../common/errors/api-error.js';

/**
 * Why a password is too easy to guess; `undefined` where it will do. The word lists are loaded on first use: most processes never need
 * their megabytes.
 */
export async function findWeakness(password: string, email: string): Promise<string | undefined> {
  const { passwordWeakness } = await import('@vitrine/schemas/password-strength');
  return passwordWeakness(password, email);
}

/** @throws ApiError 400 `VALIDATION_FAILED` with the advice on `newPassword` */
export async function assertStrongPassword(newPassword: string, email: string): Promise<void> {
  const message = await findWeakness(newPassword, email);
  if (message !== undefined) throw validationFailed([{ field: 'newPassword', message }]);
}
