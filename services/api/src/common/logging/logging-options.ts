import type { IncomingMessage, ServerResponse } from 'node:http';
import { contextOfRequest, loggedRequest, logSchema } from '@vitrine/kit';
import type { LogFn, Logger } from 'pino';
import type { Options } from 'pino-http';
import type { AppConfig } from '../../config/app-config.js';
import { isError } from '../errors/is-error.js';
import { describeError } from './describe-error.js';

/** Probes are sent every few seconds and are not worth a line. */
const QUIET = /^\/(?:health|metrics)(?:\/|$)/;

/** Fields of a line, or of an object in it, that are never written. */
const SECRET_FIELDS = [
  'email',
  'customerEmail',
  'customerInfo',
  'notes',
  'configuration',
  'password',
  'token',
  'authorization',
  'cookie',
];

/**
 * pino-http options. A request's line holds its id, method, path, status and duration (milliseconds): no query string (searches and
 * links carry names), no headers, no bodies, no visitor's address. Errors are logged by {@link describeError}.
 */
export function loggingOptions(config: AppConfig): Options<IncomingMessage, ServerResponse> {
  return {
    ...logSchema(config.service),
    level: config.logLevel,
    autoLogging: { ignore: (request) => QUIET.test(request.url ?? '') },
    customLogLevel: (_request, response, error) => {
      if (error || response.statusCode >= 500) return 'error';
      return response.statusCode >= 400 ? 'warn' : 'info';
    },
    customSuccessObject: (request, _response, line: object) => ({ ...line, ...contextOfRequest(request) }),
    customErrorObject: (request, _response, _error, line: object) => ({ ...line, ...contextOfRequest(request) }),
    wrapSerializers: false,
    serializers: {
      req: loggedRequest,
      res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
      err: describeError,
    },
    hooks: { logMethod: withoutErrorMessages },
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]),
      censor: '[redacted]',
    },
  };
}

/** Without a message pino uses the error's message, which may contain personal data; this uses the class's name instead. */
function withoutErrorMessages(this: Logger, parameters: Parameters<LogFn>, method: LogFn): void {
  const [subject, message] = parameters as [subject: unknown, message?: unknown];
  const error = isError(subject) ? subject : (subject as { err?: unknown } | null | undefined)?.err;
  if (isError(error) && message === undefined) method.call(this, { err: error }, error.constructor.name);
  else method.apply(this, parameters);
}
