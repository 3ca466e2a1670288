import { ApiFailure } from '@vitrine/platform';

/** What a failed sign-in says (back-office spec §8): the server's error, else `Login failed`; without any answer, that. */
export function signInFailure(error: unknown): string {
  if (!(error instanceof ApiFailure) || error.status === 0) return 'An unexpected error occurred';
  return error.isExplained ? error.sentence : 'Login failed';
}
