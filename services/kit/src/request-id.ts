import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { loggedPath } from '@vitrine/schemas';

/** A token that is safe in a header and in a log line; the OpenAPI document states this pattern. */
const SAFE_TOKEN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** A request that may have its id already; NestJS, Express and pino-http use the same property. */
type IdentifiedRequest = IncomingMessage & { id?: unknown };

/** The request's own `X-Request-Id` where it is a safe token, else a new one. */
export function chooseRequestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SAFE_TOKEN.test(given) ? given : randomUUID();
}

/**
 * Gives a request its id, and sets it as `X-Request-Id` of the response.
 * @returns the id
 */
export function assignRequestId(request: IdentifiedRequest, response: ServerResponse): string {
  const id = chooseRequestId(request);
  request.id = id;
  response.setHeader('X-Request-Id', id);
  return id;
}

/** The id under which a request is found in every log; empty before it has one. */
export const getRequestId = ({ id }: IdentifiedRequest): string => (typeof id === 'string' ? id : '');

/** What a log says of a request: no query string, no headers, no visitor's address. */
export const loggedRequest = ({ id, method, url }: { id: unknown; method: string; url: string }) => ({
  id,
  method,
  path: loggedPath(url),
});
