import { parseCookie } from 'cookie';

/**
 * The decoded value of one cookie, of two with the same name the first.
 * @param header the request's `Cookie`
 */
export const findCookie = (header: string | undefined, name: string): string | undefined =>
  parseCookie(header ?? '')[name];
