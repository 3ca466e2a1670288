import type { Request } from 'express';
import { languageOf } from '../http/request-language.js';

/** Parameters that choose between a bounded number of answers; `lang` is in the language already. */
const BOUNDED = ['category', 'inStock'];
/** Parameters with free text, whose answers are not kept. */
const FREE = ['search', 'q'];
const NO_QUERY: Request['query'] = {};

/**
 * The key under which the answer to a request may be kept, or `undefined` when there are too many possible answers to keep.
 * Unknown parameters are left out, so nobody can fill the cache with them.
 */
export function answerKey(request: Request): string | undefined {
  const end = request.url.indexOf('?');
  const path = (end === -1 ? request.url : request.url.slice(0, end)).toLowerCase();
  const query = end === -1 ? NO_QUERY : request.query;
  if (FREE.some((name) => query[name] !== undefined && query[name] !== '')) return undefined;
  const chosen = BOUNDED.flatMap((name) =>
    query[name] === undefined ? [] : [`${name}=${JSON.stringify(query[name])}`],
  );
  return `${languageOf(request, query)} ${path} ${chosen.join('&')}`;
}
