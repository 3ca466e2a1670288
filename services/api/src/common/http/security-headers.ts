import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/** Security headers of the API's answers; documents of its own (Swagger UI, the queue dashboard) have their own policies. */
export const securityHeaders = (production: boolean) =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: production,
  });

/** The same headers as a list of names and values in turn, for answers that are written without the framework. */
export function securityHeaderList(production: boolean): string[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  securityHeaders(production)(request, response, () => undefined);
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}
