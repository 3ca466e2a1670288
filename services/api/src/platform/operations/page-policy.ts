import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * The security headers of a page that a library brings, Swagger UI or bull-board, which sets style attributes and brings one style element.
 * @param trustedTypes the names of its Trusted Types policies
 * @param own what this page needs besides, or instead
 */
export const pagePolicy = (trustedTypes: string[], own: Readonly<Record<string, string[]>> = {}): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
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
        ...own,
        'require-trusted-types-for': ["'script'"],
        'trusted-types': trustedTypes,
      },
    },
    xFrameOptions: { action: 'deny' },
    // Every answer has it in production.
    strictTransportSecurity: false,
  });
