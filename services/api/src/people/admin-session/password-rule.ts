import { validationFailed } from '../../common/errors/api-error.js';

/**
 * Why a password is too easy to guess; `undefined` where it will do. The word lists are loaded on first use: most processes never need
 * their megabytes.
 */
export async function findWeakness(password: string, email: string): Promise<string | undefined> {
  const { passwordWeakness } = await import('@vitrine/schemas/password-strength');
  return passwordWeakness(password, email);
}

/**
 * @param field of the body, which gets the advice
 * @throws ApiError 400 `VALIDATION_FAILED`
 */
export async function assertStrongPassword(password: string, email: string, field: string): Promise<void> {
  const message = await findWeakness(password, email);
  if (message !== undefined) throw validationFailed([{ field, message }]);
}
