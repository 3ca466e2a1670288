import { parseCookie } from 'cookie';

/**
 * The decoded value of a cookie; the first of several with the same name.
 * @param header the request's `Cookie`
 */
export const findCookie = (header: string | undefined, name: string): string | undefined =>
  parseCookie(header ?? '')[name];
