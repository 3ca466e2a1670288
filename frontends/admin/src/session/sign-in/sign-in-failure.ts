import { ApiFailure } from '@vitrine/platform';

/** The text for a failed sign-in (back-office spec §8): the server's error or `Login failed`; a general text if there was no answer. */
export function signInFailure(error: unknown): string {
  if (!(error instanceof ApiFailure) || error.status === 0) return 'An unexpected error occurred';
  return error.isExplained ? error.sentence : 'Login failed';
}
