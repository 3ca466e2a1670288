import { chooseRequestId, contextOfRequest, loggedRequest } from '@vitrine/kit';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Handler } from '../connections/handler.js';

type IdentifiedRequest = IncomingMessage & { id?: unknown };

/**
 * Gives every request an id (the caller's, if it is a safe token) and logs it after the answer, in the format of pino-http. That library is not used,
 * because it creates two loggers for each request, which takes a quarter of the time of a kept answer.
 */
export function requestLog(logger: Logger): Handler {
  return (request: IdentifiedRequest, response, next) => {
    const began = performance.now();
    const id = chooseRequestId(request);
    request.id = id;
    const req = loggedRequest({ id, method: request.method ?? '', url: request.url ?? '/' });
    let failure: Error | undefined;
    response.once('error', (error) => (failure = error));
    response.once('close', () => {
      const { statusCode } = response;
      const line = {
        req,
        res: { statusCode },
        ...(failure && { err: failure }),
        responseTime: Math.round(performance.now() - began),
        ...contextOfRequest(request),
      };
      const end = failure ? 'errored' : response.writableFinished ? 'completed' : 'aborted';
      if (failure || statusCode >= 500) logger.error(line, `request ${end}`);
      else logger.info(line, `request ${end}`);
    });
    next();
  };
}
