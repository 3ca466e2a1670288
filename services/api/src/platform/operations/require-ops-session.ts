import { findCookie } from '@vitrine/kit';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { OPS_COOKIE, type OpsSessionService } from '../../people/admin-session/sessions/ops-session.service.js';
import { invalidToken } from '../../common/errors/api-error.js';

const SIGN_IN = '/admin/login?next=/ops/queues';

/** Lets only holders of a valid ops cookie through, and renews it; sends browsers to the sign-in and answers others with 401. */
export function requireOpsSession(sessions: OpsSessionService): RequestHandler {
  return async (request: Request, response: Response, next: NextFunction) => {
    const session = await sessions.check(findCookie(request.headers.cookie, OPS_COOKIE));
    if (session) {
      response.cookie(OPS_COOKIE, await sessions.issue(session.sid), sessions.cookieOptions());
      next();
      return;
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isBrowser = isRead && request.accepts(['json', 'html']) === 'html';
    if (isBrowser) response.redirect(302, SIGN_IN);
    else next(invalidToken());
  };
}
