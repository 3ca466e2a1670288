import { findCookie, getLanguage } from '@vitrine/kit';
import { type Language, LONGEST_PATH } from '@vitrine/schemas';
import type { IncomingMessage } from 'node:http';
import { parse, type ParsedUrlQuery } from 'node:querystring';
import { hasBody } from '../forwarding/request-body.js';
import { isAdmin } from '../security/admin-area.js';
import { LANGUAGE_COOKIE } from './language-cookie.js';

/** A page that looks the same to every visitor who reads it in one language. */
export interface PlainPage {
  path: string;
  language: Language;
  /** The language that the address itself names. */
  asked: Language | undefined;
}

/** Pages in their one spelling: what has a dot is a file, others would only drive out what is asked for often. */
const PLAIN_PATH = /^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?$/;
const RELEASES = /^\/releases(?:\/|$)/;
const NO_QUERY: ParsedUrlQuery = {};
/** Parameters that tell the owner of a site where visitors come from, and change nothing of a page. */
const CAMPAIGN = /^utm_/;

/**
 * The page that a request asks for; `undefined` where its query may change it, or when it is none of the storefront's.
 * @param offered the languages of the site
 */
export function plainPage(request: IncomingMessage, offered: readonly Language[]): PlainPage | undefined {
  const { method, url = '/', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || hasBody(request)) return undefined;
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (path.length > LONGEST_PATH || !PLAIN_PATH.test(path) || isAdmin(path) || RELEASES.test(path)) return undefined;
  const query = end === -1 ? NO_QUERY : parse(url.slice(end + 1));
  const { lang, ...others } = query;
  const asked = offered.find((each) => each === lang);
  if ((lang !== undefined && !asked) || !Object.keys(others).every((name) => CAMPAIGN.test(name))) return undefined;
  const cookie = headers.cookie === undefined ? undefined : findCookie(headers.cookie, LANGUAGE_COOKIE);
  return { path, language: getLanguage(request, [asked, cookie], offered), asked };
}
