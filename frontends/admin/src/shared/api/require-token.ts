import { ApiFailure, session } from '@vitrine/platform';

/**
 * Fails before a call is sent when nobody is signed in (back-office spec §6).
 * @throws ApiFailure `No admin token found`
 */
export function requireToken(): void {
  if (session.token() === null) throw new ApiFailure(401, 'NO_TOKEN', 'No admin token found');
}
