import type { IncomingMessage } from 'node:http';
import { parse, type ParsedUrlQuery } from 'node:querystring';
import { ACCESSORY_CATEGORIES, type Language } from '@vitrine/schemas';
import { getLanguage } from '../request-language.js';

type Asked = Pick<IncomingMessage, 'url' | 'headers'>;

/** The values of a parameter whose answers are kept; the answers to free text are too many to be kept. */
type Values = readonly string[] | 'free text';

/** The parameters beside `lang`, by path. Every other parameter is ignored. */
const PARAMETERS = new Map<string, readonly (readonly [name: string, values: Values])[]>([
  [
    '/api/accessories',
    [
      ['category', ['', ...ACCESSORY_CATEGORIES]],
      ['inStock', ['', 'true', 'false']],
      ['search', 'free text'],
    ],
  ],
  ['/api/search', [['q', 'free text']]],
]);
const NO_QUERY: ParsedUrlQuery = {};

/** A path of the API in its canonical spelling: no escapes, no fragment, no origin. */
const PLAIN_PATH = /^\/api(?:\/[a-z0-9_-]+)+$/;

/** Which of the API's answers a request asks for. */
export interface AnswerName {
  /** The same for all requests for this answer. */
  key: string;
  path: string;
  /** Those that select the answer, as `name=value`. */
  parameters: readonly string[];
  language: Language;
}

/**
 * Names the answer to a request; `undefined` for free text, an unknown value, or a path in an unusual spelling.
 * Parameters that the path does not have are left out, so that they can neither fill nor bypass a cache.
 */
export function answerName(request: Asked): AnswerName | undefined {
  const { url = '' } = request;
  const end = url.indexOf('?');
  const path = (end === -1 ? url : url.slice(0, end)).toLowerCase().replace(/\/$/, '');
  if (!PLAIN_PATH.test(path)) return undefined;
  const query = end === -1 ? NO_QUERY : parse(url.slice(end + 1));
  const chosen: string[] = [];
  for (const [name, values] of PARAMETERS.get(path) ?? []) {
    const value = query[name];
    if (value === undefined || (value === '' && values === 'free text')) continue;
    const known = values === 'free text' ? undefined : values.find((each) => each === value);
    if (known === undefined) return undefined;
    chosen.push(`${name}=${known}`);
  }
  const language = getLanguage(request, [query['lang']]);
  return { key: `${language} ${path} ${chosen.join('&')}`, path, parameters: chosen, language };
}

/** Whether the answer to a public read is never cached, so that each such request reads the database. */
export const isMadeAnew = (request: Asked): boolean => answerName(request) === undefined;
