import ky, { HTTPError } from 'ky';
import { ConnectionError } from './errors.js';

/** Timeout and retries of a client. */
export interface RetryOptions {
  /** Attempts after the first one. */
  retries: number;
  /** Timeout of a call with all its attempts, in milliseconds. */
  timeoutMs: number;
  fetch: typeof fetch | undefined;
}

/** The paths whose POST takes no `Idempotency-Key`; the API executes every other POST once for each key. */
export const POSTS_WITHOUT_KEY: ReadonlySet<string> = new Set([
  '/api/admin/change-password',
  '/api/admin/invitations/{token}/accept',
  '/api/admin/login',
  '/api/admin/login/passkey',
  '/api/admin/login/passkey/options',
  '/api/admin/login/second-factor',
  '/api/admin/logout',
  '/api/admin/ops-session',
  '/api/admin/passkeys',
  '/api/admin/passkeys/options',
  '/api/admin/password-reset',
  '/api/admin/password-reset/{token}',
  '/api/admin/privacy/export',
  '/api/admin/recovery-codes',
  '/api/admin/renew-session',
  '/api/admin/step-up',
  '/api/admin/step-up/passkey/options',
  '/api/admin/totp',
  '/api/admin/totp/confirm',
  '/api/coupons/validate',
]);

/** Whether a request may be retried: a PATCH may toggle something, and a POST without a key could create a second thing. */
const isRepeatable = ({ method, headers }: Request): boolean =>
  method === 'POST' ? headers.has(IDEMPOTENCY_KEY) : method !== 'PATCH';

/** Header by which the API recognises a repeated POST. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

const METHODS = ['get', 'head', 'options', 'post', 'put', 'delete'] as const;
/** Statuses that may be temporary: busy, restarting, or unreachable behind a proxy. */
const PASSING = [429, 502, 503, 504];
const MAX_WAIT_MS = 30_000;

/**
 * A fetch that retries when the network fails or the API is busy: after 0.3 s, 0.6 s, 1.2 s …, or after the time in `Retry-After`.
 * @throws ConnectionError when no attempt was answered
 */
export function createRetryingFetch({ retries, timeoutMs, fetch: ownFetch }: RetryOptions) {
  return async (request: Request): Promise<Response> => {
    try {
      return await ky(request, {
        ...(ownFetch && { fetch: ownFetch }),
        timeout: timeoutMs,
        retry: {
          limit: isRepeatable(request) ? retries : 0,
          methods: [...METHODS],
          statusCodes: PASSING,
          afterStatusCodes: [429, 503],
          maxRetryAfter: MAX_WAIT_MS,
        },
      });
    } catch (error) {
      if (error instanceof HTTPError) return error.response;
      if (request.signal.aborted) throw error;
      throw new ConnectionError('The API could not be reached', { status: 0, code: 'CONNECTION_FAILED', cause: error });
    }
  };
}
