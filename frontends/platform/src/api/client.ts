import { createApiClient } from '@vitrine/openapi';
import { session } from '../session/session.js';
import { toFailure, networkFailure } from './failure.js';

const endedCodes = ['TOKEN_EXPIRED', 'INVALID_TOKEN'];

type Send = (request: Request) => Promise<Response>;

let send: Send = (request) => fetch(request);

/** Sends all further calls through `sender`, which gets the previous sending function. */
export function wrapSending(sender: (request: Request, before: Send) => Promise<Response>): void {
  const before = send;
  send = (request) => sender(request, before);
}

/**
 * The typed API client. A call gives `{ data }` or throws an `ApiFailure`. It carries the page's language and the administrator's token; a refused
 * token ends the session.
 */
export const api = createApiClient({
  baseUrl: globalThis.location?.origin ?? '',
  fetch: (request) => send(request),
});

api.use({
  onRequest({ request }) {
    request.headers.set('Accept-Language', document.documentElement.lang);
    const token = session.token();
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  },
  async onResponse({ request, response }) {
    if (response.ok) return undefined;
    const failure = await toFailure(response);
    const sent = request.headers.get('Authorization');
    if (response.status === 401 && endedCodes.includes(failure.code) && sent === `Bearer ${session.token()}`)
      session.end('expired');
    throw failure;
  },
  onError: networkFailure,
});

/** The data of a call whose answer has a body. */
export async function answer<T>(call: Promise<{ data?: T }>): Promise<T> {
  return (await call).data as T;
}
