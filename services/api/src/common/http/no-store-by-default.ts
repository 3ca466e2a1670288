import type { NextFunction, Request, Response } from 'express';

/** No cache keeps an answer, unless its route says otherwise. */
export function noStoreByDefault(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
