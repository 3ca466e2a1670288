import createClient, { type MaybeOptionalInit } from 'openapi-fetch';
import { toError } from './errors.js';
import { createRetryingFetch, IDEMPOTENCY_KEY, POSTS_WITHOUT_KEY } from './retrying-fetch.js';
import type { paths } from './schema.js';
import type { Call, Item, PagedPath } from './types.js';

/** The languages that the API answers in. */
export type Language = NonNullable<NonNullable<paths['/api/products']['get']['parameters']['query']>['lang']>;

export interface ClientOptions {
  /** Origin of the site, such as `https://shop.example`. */
  baseUrl: string;
  /** An API key (`vt_…`) or the token of a sign-in; without it only public calls are allowed. */
  apiKey?: string;
  /** Language of texts in answers. */
  language?: Language;
  /** Attempts of a call after the first one; default 3. */
  retries?: number;
  /** Timeout of a call with all its attempts, in milliseconds; default 60,000. */
  timeoutMs?: number;
  /** Used instead of the global `fetch`. */
  fetch?: typeof fetch;
}

/**
 * Calls by method and path. Each promise resolves with the answer's body and rejects with a {@link VitrineError}: the class for its status, or
 * `ConnectionError` when there was no answer.
 */
export interface VitrineClient {
  get: Call<'get'>;
  /**
   * Each call has an `Idempotency-Key`, so that a retry has no second effect; set your own in `headers` to repeat a call after a restart. The few
   * paths that take no key, such as a sign-in, are not retried.
   */
  post: Call<'post'>;
  put: Call<'put'>;
  patch: Call<'patch'>;
  delete: Call<'delete'>;
  /** Reads a list page by page, until the loop ends. */
  iterate: <Path extends PagedPath>(
    path: Path,
    init?: MaybeOptionalInit<paths[Path], 'get'>,
  ) => AsyncGenerator<Item<Path>, void>;
}

const RETRIES = 3;
const TIMEOUT_MS = 60_000;
/** The feed of events calls its cursor parameter `after`; every other list calls it `cursor`. */
const EVENTS_PATH = '/api/events';

/** Creates a client. It keeps no connection, so one is enough for a whole program. */
export function createVitrineClient(options: ClientOptions): VitrineClient {
  const { baseUrl, apiKey, language, retries = RETRIES, timeoutMs = TIMEOUT_MS } = options;
  const calls = createClient<paths>({
    baseUrl,
    fetch: createRetryingFetch({ retries, timeoutMs, fetch: options.fetch }),
    headers: {
      ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }),
      ...(language && { 'Accept-Language': language }),
    },
  });
  calls.use({
    onRequest({ request, schemaPath }) {
      if (POSTS_WITHOUT_KEY.has(schemaPath)) request.headers.delete(IDEMPOTENCY_KEY);
      else if (request.method === 'POST' && !request.headers.has(IDEMPOTENCY_KEY))
        request.headers.set(IDEMPOTENCY_KEY, crypto.randomUUID());
      return request;
    },
    async onResponse({ response }) {
      if (!response.ok) throw await toError(response);
    },
  });

  type AnyCall = (path: string, init?: object) => Promise<{ data?: unknown }>;
  const answerOf =
    (call: AnyCall) =>
    async (path: string, init?: object): Promise<unknown> =>
      (await call(path, init)).data;
  const get = answerOf(calls.GET as AnyCall);

  async function* iterate(path: string, init: { params?: { query?: object } } = {}): AsyncGenerator<unknown, void> {
    const parameter = path === EVENTS_PATH ? 'after' : 'cursor';
    let next: unknown;
    do {
      const query = { ...init.params?.query, ...(next !== undefined && { [parameter]: next }) };
      const part = (await get(path, { ...init, params: { ...init.params, query } })) as { next: unknown };
      const items = Object.values(part).find((value) => Array.isArray(value)) as unknown[] | undefined;
      yield* items ?? [];
      // The feed of events always has a `next`; an empty page is its end for now.
      next = items?.length === 0 ? null : part.next;
    } while (next !== null && next !== undefined);
  }

  return {
    get,
    post: answerOf(calls.POST as AnyCall),
    put: answerOf(calls.PUT as AnyCall),
    patch: answerOf(calls.PATCH as AnyCall),
    delete: answerOf(calls.DELETE as AnyCall),
    iterate,
  } as VitrineClient;
}
