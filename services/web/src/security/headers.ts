import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { WebConfig } from '../config/config.js';
import type { Handler } from '../connections/handler.js';
import { devPolicy } from '../development/dev-policy.js';
import { STARTER_HASH, STARTER_POLICY } from '../pages/starter.js';
import { isAdmin } from './admin-area.js';

/** The nonce of this answer's style elements. */
export const getNonce = (response: Response): string => String(response.locals['nonce']);

const PERMISSIONS = 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)';

const isSecure = (config: WebConfig): boolean => config.publicUrl.startsWith('https:');

/** A policy for what is no document: nothing may be loaded, sent or framed. */
const closedPolicy = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

/** Headers of every answer, whatever it comes from; documents, and the API for its answers, put their own in their place. */
export const defaultHeaders = (config: WebConfig): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': closedPolicy.join(';'),
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  ...(isSecure(config) && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});

/** Sets {@link defaultHeaders}; stands before all that can answer. */
export function setDefaultHeaders(config: WebConfig): Handler {
  const headers = new Map(Object.entries(defaultHeaders(config)));
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
}

/** A worker's script brings the policy it runs under, and the map's worker fetches the outlines of countries. */
export const filePolicy: RequestHandler = (_request, response, next) => {
  response.set('Content-Security-Policy', [...closedPolicy, "connect-src 'self'"].join(';'));
  next();
};

/**
 * The Trusted Types policies that scripts of the pages make: of the shell (scripts of releases), of DOMPurify (rich text); for visitors also of the
 * starter and of the data for search engines; for staff also of the editor's clipboard, which only parses.
 */
const policies = {
  visitors: [STARTER_POLICY, 'vitrine', 'vitrine-json-ld', 'dompurify'],
  staff: ['vitrine', 'dompurify', 'ProseMirrorClipboard'],
};

/** Security headers of the pages. */
export function securityHeaders(config: WebConfig): RequestHandler[] {
  const dev = devPolicy(config.devServerUrl);
  const map = config.mapStyleUrl ? [new URL(config.mapStyleUrl).origin] : [];
  const headers = ({
    trusted,
    scripts = [],
    previews = [],
  }: {
    trusted: string[];
    scripts?: string[];
    previews?: string[];
  }) =>
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'none'"],
          'script-src': ["'self'", ...scripts],
          'worker-src': ["'self'"],
          'style-src': ["'self'", (_request, response) => `'nonce-${getNonce(response as Response)}'`],
          'style-src-attr': ["'unsafe-inline'"],
          'img-src': ["'self'", 'data:', ...previews, ...map],
          'font-src': ["'self'"],
          'manifest-src': ["'self'"],
          'media-src': ["'self'", ...previews, ...config.mediaOrigins],
          'connect-src': ["'self'", ...map, ...dev.connect],
          'object-src': ["'none'"],
          'base-uri': ["'none'"],
          'form-action': ["'self'"],
          'frame-ancestors': ["'none'"],
          'require-trusted-types-for': ["'script'"],
          'trusted-types': [...trusted, ...dev.trusted],
        },
      },
      strictTransportSecurity: isSecure(config),
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
      // for browsers and plug-ins that are no more
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
    });
  const forVisitors = headers({ trusted: policies.visitors, scripts: [`'${STARTER_HASH}'`] });
  // Staff see a picture or film before they send it, from the file they chose.
  const forStaff = headers({ trusted: policies.staff, previews: ['blob:'] });
  return [
    (_request, response, next) => {
      response.locals['nonce'] = randomBytes(16).toString('base64');
      response.set('Permissions-Policy', PERMISSIONS);
      next();
    },
    (request, response, next) => (isAdmin(request.path) ? forStaff : forVisitors)(request, response, next),
  ];
}
