import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

const SANE_TOKEN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** Answers with the request's own `X-Request-Id` where it is a sane token, else with a new one; the log uses the same id. */
export function requestId(request: Request & { id?: unknown }, response: Response, next: NextFunction): void {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && SANE_TOKEN.test(given) ? given : randomUUID();
  request.id = id;
  response.setHeader('X-Request-Id', id);
  next();
}
