import { findCookie, getLanguage } from '@vitrine/kit';
import { type Language, MAX_PATH } from '@vitrine/schemas';
import type { IncomingMessage } from 'node:http';
import { parse, type ParsedUrlQuery } from 'node:querystring';
import { hasBody } from '../forwarding/request-body.js';
import { isAdmin } from '../security/admin-area.js';
import { LANGUAGE_COOKIE } from './language-cookie.js';

/** A page that looks the same to every visitor who reads it in one language. */
export interface PlainPage {
  path: string;
  language: Language;
  /** The language in the address (`?lang=`). */
  asked: Language | undefined;
}

/** Pages in their canonical spelling. A path with a dot is a file; other spellings would evict pages that are often requested. */
const PLAIN_PATH = /^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?$/;
const RELEASES = /^\/releases(?:\/|$)/;
const NO_QUERY: ParsedUrlQuery = {};
/** Campaign parameters, which do not change the page. */
const CAMPAIGN = /^utm_/;

/**
 * The page of a request; `undefined` if its query may change the page, or if it is not a page of the storefront.
 * @param offered the languages of the site
 */
export function plainPage(request: IncomingMessage, offered: readonly Language[]): PlainPage | undefined {
  const { method, url = '/', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || hasBody(request)) return undefined;
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (path.length > MAX_PATH || !PLAIN_PATH.test(path) || isAdmin(path) || RELEASES.test(path)) return undefined;
  const query = end === -1 ? NO_QUERY : parse(url.slice(end + 1));
  const { lang, ...others } = query;
  const asked = offered.find((each) => each === lang);
  if ((lang !== undefined && !asked) || !Object.keys(others).every((name) => CAMPAIGN.test(name))) return undefined;
  const cookie = headers.cookie === undefined ? undefined : findCookie(headers.cookie, LANGUAGE_COOKIE);
  return { path, language: getLanguage(request, [asked, cookie], offered), asked };
}
