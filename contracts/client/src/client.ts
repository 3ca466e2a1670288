import createClient, { type MaybeOptionalInit } from 'openapi-fetch';
import { toError } from './errors.js';
import { createRetryingFetch, IDEMPOTENCY_KEY, POSTS_WITHOUT_KEY } from './retrying-fetch.js';
import type { paths } from './schema.js';
import type { Call, Item, PagedPath } from './types.js';

/** The languages that the API answers in. */
export type Language = NonNullable<NonNullable<paths['/api/products']['get']['parameters']['query']>['lang']>;

export interface ClientOptions {
  /** Where Vitrine is, such as `https://shop.example`. */
  baseUrl: string;
  /** An API key (`vt_…`) or the token of a sign-in; without it only what visitors may call. */
  apiKey?: string;
  /** Language of texts in answers. */
  language?: Language;
  /** Further attempts of a call after the first; 3 without it. */
  retries?: number;
  /** Longest time of a call with all its attempts, in milliseconds; 60,000 without it. */
  timeoutMs?: number;
  /** In place of the global `fetch`. */
  fetch?: typeof fetch;
}

/**
 * Calls by method and path. Each promise resolves with the answer's body and rejects with a {@link VitrineError}: of the class of its status, or a
 * `ConnectionError` when there was no answer.
 */
export interface VitrineClient {
  get: Call<'get'>;
  /**
   * Each goes with an `Idempotency-Key`, so that a repeated call does nothing twice; name your own in `headers` to repeat it after a restart. The few
   * that take none, such as a sign-in, are sent once.
   */
  post: Call<'post'>;
  put: Call<'put'>;
  patch: Call<'patch'>;
  delete: Call<'delete'>;
  /** Reads a list part by part, as far as the loop goes. */
  iterate: <Path extends PagedPath>(
    path: Path,
    init?: MaybeOptionalInit<paths[Path], 'get'>,
  ) => AsyncGenerator<Item<Path>, void>;
}

const RETRIES = 3;
const TIMEOUT_MS = 60_000;
/** The feed of events names its parameter so; every other list `cursor`. */
const EVENTS_PATH = '/api/events';

/** Makes a client; it holds no connection, so one for a whole program is enough. */
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
      // The feed of events always names where to go on; it is at its end for now when a part is empty.
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
