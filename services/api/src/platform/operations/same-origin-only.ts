import type { RequestHandler } from 'express';
import { ApiError } from '../../common/errors/api-error.js';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses requests that change something and do not come from a page of the public origin. The `SameSite` of a cookie does not distinguish the
 * ports of a host. Browsers state the origin in `Sec-Fetch-Site`; over plain http to another host than localhost, only in `Origin`.
 */
export function sameOriginOnly(publicUrl: string): RequestHandler {
  const { origin } = new URL(publicUrl);
  return ({ method, headers }, _response, next) => {
    const site = headers['sec-fetch-site'];
    const isOwn = site === undefined ? headers.origin === origin : site === 'same-origin';
    if (SAFE_METHODS.includes(method) || isOwn) next();
    else next(new ApiError(403, 'FORBIDDEN', 'This is only allowed from a page of this site'));
  };
}
