import type { RequestHandler } from 'express';
import { contentSecurityPolicy } from 'helmet';

/**
 * The Content-Security-Policy of a page that a library brings, Swagger UI or bull-board, which sets style attributes and brings one style element.
 * @param own what this page needs besides, or instead
 */
export const pagePolicy = (own: Readonly<Record<string, readonly string[]>>): RequestHandler =>
  contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
      'require-trusted-types-for': ["'script'"],
      ...own,
    },
  });
