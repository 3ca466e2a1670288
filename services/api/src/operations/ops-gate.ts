import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { OPS_COOKIE, type OpsSessionService } from '../admin-session/ops-session.service.js';
import { ApiError } from '../common/errors/api-error.js';

const SIGN_IN = '/admin/login?next=/ops/queues';

/** Lets only holders of a live ops cookie through, and renews it; sends browsers to the sign-in, others away with 401. */
export function opsGate(sessions: OpsSessionService): RequestHandler {
  return async (request: Request, response: Response, next: NextFunction) => {
    const cookie = readCookie(request.headers.cookie, OPS_COOKIE);
    const sid = await sessions.check(cookie);
    if (sid !== undefined) {
      response.cookie(OPS_COOKIE, await sessions.issue(sid), sessions.cookieOptions());
      next();
      return;
    }
    const isBrowser = request.method === 'GET' && request.accepts(['json', 'html']) === 'html';
    if (isBrowser) response.redirect(302, SIGN_IN);
    else next(new ApiError(401, 'INVALID_TOKEN', 'A valid sign-in is required'));
  };
}

function readCookie(header: string | undefined, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(prefix));
  return pair?.slice(prefix.length);
}
