import type { NextFunction, Request, Response } from 'express';

/** Forbids caches to keep an answer, unless its route sets another `Cache-Control`. */
export function noStoreByDefault(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
