import { parse } from 'node:querystring';
import { findCookie, getLanguage } from '@vitrine/kit';
import type { Language } from '@vitrine/schemas';
import type { Handler } from '../connections/handler.js';

/** The address of a product's sheet for visitors; the API validates the id. */
const SHEET = /^\/product\/([\w-]{1,64})\/sheet\.pdf$/;

/**
 * Rewrites `/product/{id}/sheet.pdf?lang=…` to the API's sheet. An address without a language is redirected to the visitor's language, so that an
 * address always stands for one file.
 * @param offered the languages of the site
 */
export const productSheets =
  (offered: () => readonly Language[]): Handler =>
  (request, response, next) => {
    const [path = '', query] = (request.url ?? '').split('?', 2);
    const id = SHEET.exec(path)?.[1];
    if (id === undefined) return next();
    const { lang } = parse(query ?? '');
    const language = offered().find((each) => each === lang);
    if (language === undefined) {
      const preferred = getLanguage(request, [findCookie(request.headers.cookie, 'language')], offered());
      response.writeHead(302, {
        Location: `${path}?lang=${preferred}`,
        Vary: 'Cookie, Accept-Language',
        'Cache-Control': 'private, no-cache',
      });
      response.end();
      return;
    }
    request.url = `/api/products/${id}/sheet.pdf?lang=${language}`;
    next();
  };
