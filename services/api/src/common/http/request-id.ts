import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';

const SANE_TOKEN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** The request's own `X-Request-Id` where it is a sane token, else a new one. */
export function requestIdFor(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && SANE_TOKEN.test(given) ? given : randomUUID();
}

/** Gives every request its id, which is answered and logged. */
export function requestId(request: Request & { id?: unknown }, response: Response, next: NextFunction): void {
  const id = requestIdFor(request);
  request.id = id;
  response.setHeader('X-Request-Id', id);
  next();
}
