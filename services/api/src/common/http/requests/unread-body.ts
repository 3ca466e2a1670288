import type { NextFunction, Request, Response } from 'express';

/** Long enough for data that is already being sent, so that the client can read the answer before the connection ends. */
const GRACE_MS = 5000;

/**
 * Ends the connection of a client that has its answer but goes on sending, for example after its upload was refused. Its bytes are dropped
 * until then.
 */
export function endUnreadBodies(request: Request, response: Response, next: NextFunction): void {
  if (request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined) {
    response.once('finish', () => {
      if (request.complete) return;
      const timer = setTimeout(() => request.socket.destroy(), GRACE_MS).unref();
      request.once('close', () => clearTimeout(timer));
    });
  }
  next();
}
