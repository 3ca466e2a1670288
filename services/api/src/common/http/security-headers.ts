import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const policy = (production: boolean) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: production,
    // These matter only for documents, which get them from `pagePolicy`.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

/** Security headers of the API's answers; the API's own pages (Swagger UI, the queue dashboard) have other policies. */
export function securityHeaders(production: boolean): RequestHandler {
  const headers = new Map(Object.entries(fixedHeaders(production)));
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
}

/** The same headers as a list of names and values in turn, for answers that are written without the framework. */
export const securityHeaderList = (production: boolean): string[] => Object.entries(fixedHeaders(production)).flat();

/** The headers are the same for every answer, so helmet, a chain of a dozen functions, runs only once. */
function fixedHeaders(production: boolean): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  policy(production)(request, response, () => undefined);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
