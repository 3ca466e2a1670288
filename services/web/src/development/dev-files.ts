import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { DEV_HASH } from './dev-releases.js';

const DEV_FILE = new RegExp(`^/releases/\\w+/${DEV_HASH}/`);

/** Forwards requests for files of the development server. They are not cached, as they change under the same address. */
export function devFiles(devServerUrl: string): RequestHandler {
  const forward = createProxyMiddleware({ target: devServerUrl });
  return (request, response, next) => {
    if (!DEV_FILE.test(request.path)) return next();
    response.set('Cache-Control', 'no-store');
    return forward(request, response, next);
  };
}
