import type { Language } from '@vitrine/schemas';

/** The cookie of the language that a visitor chose, which the browser writes as well. */
export const LANGUAGE_COOKIE = 'language';

const YEAR_IN_SECONDS = 31_536_000;

/**
 * The value of `Set-Cookie` that keeps the language of an address with `?lang=`, so that a link which is followed before the page's script
 * runs leads to a page in it.
 * @param isSecure whether visitors come by https
 */
export const languageCookie = (language: Language, isSecure: boolean): string =>
  `${LANGUAGE_COOKIE}=${language}; Max-Age=${YEAR_IN_SECONDS}; Path=/; ${isSecure ? 'Secure; ' : ''}SameSite=Lax`;
