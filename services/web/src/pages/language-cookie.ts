import type { Language } from '@vitrine/schemas';

/** Name of the cookie with the language that a visitor chose; scripts of the page set it as well. */
export const LANGUAGE_COOKIE = 'language';

const YEAR_IN_SECONDS = 31_536_000;

/**
 * The value of `Set-Cookie` that stores the language of an address with `?lang=`, so that a link which is followed before the page's script runs
 * leads to a page in the same language.
 * @param isSecure whether visitors use https
 */
export const languageCookie = (language: Language, isSecure: boolean): string =>
  `${LANGUAGE_COOKIE}=${language}; Max-Age=${YEAR_IN_SECONDS}; Path=/; ${isSecure ? 'Secure; ' : ''}SameSite=Lax`;
