import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * The security headers of a page of a library (Swagger UI, Redoc or bull-board), which has style attributes and a style element.
 * @param trustedTypes the names of its Trusted Types policies
 * @param own further directives of this page, or replacements
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
    // In production every answer has this header already.
    strictTransportSecurity: false,
  });
