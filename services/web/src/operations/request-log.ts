import { assignRequestId, contextOfRequest, loggedRequest } from '@vitrine/kit';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Handler } from '../connections/handler.js';

/** Gives every request an id (the caller's, if it is a safe token) and logs it when answered. */
export function requestLog(logger: Logger): Handler {
  return pinoHttp({
    logger,
    quietReqLogger: true,
    genReqId: assignRequestId,
    customSuccessObject: (request, _response, line: object) => ({ ...line, ...contextOfRequest(request) }),
    customErrorObject: (request, _response, _error, line: object) => ({ ...line, ...contextOfRequest(request) }),
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
    serializers: {
      req: loggedRequest,
      res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
    },
  });
}
