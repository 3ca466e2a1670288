import type { IncomingMessage } from 'node:http';
import { parse, type ParsedUrlQuery } from 'node:querystring';
import { ACCESSORY_CATEGORIES, type Language } from '@vitrine/schemas';
import { getLanguage } from '../request-language.js';

type Asked = Pick<IncomingMessage, 'url' | 'headers'>;

/** All that a parameter may say and still lead to one of few answers; free text may say too much for any of its answers to be kept. */
type Values = readonly string[] | 'free text';

/** The parameters of the reads that have any beside `lang`, by path. No other parameter makes a difference anywhere. */
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

/** Every path of the API in its one plain spelling: no escapes, no fragment, no origin in front. */
const PLAIN_PATH = /^\/api(?:\/[a-z0-9_-]+)+$/;

/** Which of the API's answers a request asks for. */
export interface AnswerName {
  /** The same for all requests that ask for it. */
  key: string;
  path: string;
  /** Those that make a difference, as `name=value`. */
  parameters: readonly string[];
  language: Language;
}

/**
 * Names the answer to a request, `undefined` when there are too many possible answers to keep, or spellings of one
 * request. Parameters that the path does not have are left out, so nobody can fill a cache with them or ask past it.
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

/** Whether the answer to a public read is none that is kept, so that each such request costs the database something. */
export const isMadeAnew = (request: Asked): boolean => answerName(request) === undefined;
