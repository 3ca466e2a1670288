import { LANGUAGES } from '@vitrine/schemas';
import type { Request, Response } from 'express';

/** The cookie of the language that a visitor chose, which the browser writes as well. */
export const LANGUAGE_COOKIE = 'language';

const YEAR_IN_MS = 31_536_000_000;

/**
 * Keeps the language of an address with `?lang=`, so that a link which is followed before the page's script runs leads to a page in it.
 * @param isSecure whether visitors come by https
 */
export function keepAskedLanguage(request: Request, response: Response, isSecure: boolean): void {
  const asked = LANGUAGES.find((each) => each === request.query['lang']);
  if (asked) {
    response.cookie(LANGUAGE_COOKIE, asked, { path: '/', maxAge: YEAR_IN_MS, sameSite: 'lax', secure: isSecure });
  }
}
