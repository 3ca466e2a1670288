import { validationFailed } from '../../common/errors/api-error.js';

/**
 * Why a password is too easy to guess; `undefined` if it is not. The word lists, several megabytes, are loaded at first use, because most
 * processes never need them.
 */
export async function findWeakness(password: string, email: string): Promise<string | undefined> {
  const { passwordWeakness } = await import('@vitrine/schemas/password-strength');
  return passwordWeakness(password, email);
}

/**
 * @param field the body's field, for the error
 * @throws ApiError 400 `VALIDATION_FAILED`
 */
export async function assertStrongPassword(password: string, email: string, field: string): Promise<void> {
  const message = await findWeakness(password, email);
  if (message !== undefined) throw validationFailed([{ field, message }]);
}
