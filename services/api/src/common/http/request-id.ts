import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const SANE_TOKEN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** The request's own `X-Request-Id` where it is a sane token, else a new one; answered with the response. */
export function assignRequestId(request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && SANE_TOKEN.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}
