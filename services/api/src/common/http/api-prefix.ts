import type { NextFunction, Request, Response } from 'express';

/** Routes of the process itself, outside of the API. */
export const OWN_ROUTES = ['health', 'metrics', 'ops', 'uploads'] as const;
const UNPREFIXED = new RegExp(`^/(?!(?:api|${OWN_ROUTES.join('|')})(?:[/?]|$))`);

/** Answers `/stores` as `/api/stores` (contract: Base). */
export function apiPrefix(request: Request, _response: Response, next: NextFunction): void {
  if (UNPREFIXED.test(request.url)) request.url = `/api${request.url}`;
  next();
}
