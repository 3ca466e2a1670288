import { accessoryCategories } from '@vitrine/schemas';
import type { Request } from 'express';
import { languageOf } from '../http/request-language.js';

/** Parameters that choose between a bounded number of answers, and all they may say; `lang` is in the language already. */
const BOUNDED: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['category', ['', ...accessoryCategories]],
  ['inStock', ['', 'true', 'false']],
];
/** Parameters with free text, whose answers are not kept. */
const FREE = ['search', 'q'];
const NO_QUERY: Request['query'] = {};

/** Every path of the API in its one plain spelling: no escapes, no fragment, no origin in front. */
const PLAIN_PATH = /^\/api\/[a-z0-9/_-]+$/;

/**
 * The key under which the answer to a request may be kept, or `undefined` when there are too many possible answers to keep, or spellings of one
 * request. Unknown parameters are left out, so nobody can fill the cache with them.
 */
export function answerKey(request: Request): string | undefined {
  const end = request.url.indexOf('?');
  const path = (end === -1 ? request.url : request.url.slice(0, end)).toLowerCase();
  if (!PLAIN_PATH.test(path)) return undefined;
  const query = end === -1 ? NO_QUERY : request.query;
  if (FREE.some((name) => query[name] !== undefined && query[name] !== '')) return undefined;
  const chosen: string[] = [];
  for (const [name, values] of BOUNDED) {
    const value = query[name];
    if (value === undefined) continue;
    const known = values.find((each) => each === value);
    if (known === undefined) return undefined;
    chosen.push(`${name}=${known}`);
  }
  return `${languageOf(request, query)} ${path} ${chosen.join('&')}`;
}

/** Whether the answer to a public read is none that is kept, so that each such request costs the database something. */
export const isMadeAnew = (request: Request): boolean => answerKey(request) === undefined;
