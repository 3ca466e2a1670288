import { findCookie, getLanguage } from '@vitrine/kit';
import { LANGUAGES } from '@vitrine/schemas';
import type { RequestHandler } from 'express';

/** Where visitors find a product's sheet; the id is the API's to judge. */
const SHEET = /^\/product\/([\w-]{1,64})\/sheet\.pdf$/;

/**
 * Has the API answer for a product's sheet at `/product/{id}/sheet.pdf?lang=de|en`. An address without a language leads to the one of the
 * visitor's language, so that an address is always one file.
 */
export const productSheets: RequestHandler = (request, response, next) => {
  const id = SHEET.exec(request.path)?.[1];
  if (id === undefined) return next();
  const { lang } = request.query;
  const language = LANGUAGES.find((each) => each === lang);
  if (language === undefined) {
    const preferred = getLanguage(request, findCookie(request.headers.cookie, 'language'));
    response.vary('Cookie').vary('Accept-Language').set('Cache-Control', 'private, no-cache');
    return response.redirect(302, `${request.path}?lang=${preferred}`);
  }
  request.url = `/api/products/${id}/sheet.pdf?lang=${language}`;
  next();
};
