import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { loggedPath } from '@vitrine/schemas';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

const sane = /^[\w.-]{1,64}$/;

/** The id under which this request is found in every log. */
export function requestIdOf(request: Request | IncomingMessage): string {
  const { id } = request as { id?: unknown };
  return typeof id === 'string' ? id : '';
}

/** Gives every request an id (the caller's, if it is a sane token) and logs it when answered. */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    quietReqLogger: true,
    genReqId(request, response) {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && sane.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
    serializers: {
      req: (request: { id: unknown; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: loggedPath(request.url),
      }),
      res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
    },
  }) as RequestHandler;
}
