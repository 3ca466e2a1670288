import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { WebConfig } from '../config/config.js';
import { STARTER_HASH } from '../pages/starter.js';
import { isAdmin } from './admin-area.js';

/** The nonce of this answer's style elements. */
export const nonceOf = (response: Response): string => String(response.locals['nonce']);

const permissions = 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)';

/** Files are no documents: what protects pages would only be weight on them. */
export const fileHeaders: RequestHandler = (_request, response, next) => {
  response.set({ 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' });
  next();
};

/** Security headers of the pages and of what else this process answers by itself; the API sends its own. */
export function securityHeaders(config: WebConfig): RequestHandler[] {
  const map = config.mapStyleUrl ? [new URL(config.mapStyleUrl).origin] : [];
  const secure = config.publicUrl.startsWith('https:');
  const headers = ({ scripts = [], previews = [] }: { scripts?: string[]; previews?: string[] }) =>
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'none'"],
          'script-src': ["'self'", ...scripts],
          'worker-src': ["'self'"],
          'style-src': ["'self'", (_request, response) => `'nonce-${nonceOf(response as Response)}'`],
          'style-src-attr': ["'unsafe-inline'"],
          'img-src': ["'self'", 'data:', ...previews, ...map],
          'font-src': ["'self'"],
          'media-src': ["'self'", ...previews, ...config.mediaOrigins],
          'connect-src': ["'self'", ...map],
          'object-src': ["'none'"],
          'base-uri': ["'none'"],
          'form-action': ["'self'"],
          'frame-ancestors': ["'none'"],
        },
      },
      strictTransportSecurity: secure,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
      // for browsers and plug-ins that are no more
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
    });
  const forVisitors = headers({ scripts: [`'${STARTER_HASH}'`] });
  // Staff see a picture or film before they send it, from the file they chose.
  const forStaff = headers({ previews: ['blob:'] });
  return [
    (_request, response, next) => {
      response.locals['nonce'] = randomBytes(16).toString('base64');
      response.set('Permissions-Policy', permissions);
      next();
    },
    (request, response, next) => (isAdmin(request.path) ? forStaff : forVisitors)(request, response, next),
  ];
}
