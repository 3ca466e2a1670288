import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { currentTraceparent, getRequestId, inSpan } from '@vitrine/kit';
import { MAX_PATH, sentence } from '@vitrine/schemas';
import type { Logger } from 'pino';
import type { WebConfig } from '../config/config.js';
import type { Handler } from '../connections/handler.js';
import { identifyVisitor, trustsProxy } from '../connections/visitor.js';
import { sendError } from './errors.js';
import { Exchange } from './exchange.js';
import { requestHeaders } from './headers.js';
import { hasBody, RequestBody } from './request-body.js';
import type { OpenStreams } from './open-streams.js';
import type { Upstream } from './upstream.js';

const prefixes = ['/api', '/uploads', '/ops'];

/** Health and metrics are not forwarded for visitors (contract, Operations). */
const HIDDEN = /^\/(api\/)?(health|metrics)(\/|$)/;

/** Error codes of a connection that ended before the answer. */
const CONNECTION_ERRORS = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'UND_ERR_SOCKET', 'BAD_GATEWAY']);
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The path as a lenient server might interpret it: decoded, in lower case, without empty segments. */
const plainPath = (path: string): string =>
  decodeURIComponent(path).toLowerCase().replaceAll('\\', '/').replace(/\/+/g, '/');

const hasDots = (path: string): boolean => path.split('/').some((segment) => segment === '..' || segment === '.');

const isForwarded = (path: string): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** Whether a request can be sent twice without a second effect. */
const isRepeatable = ({ method = '', headers }: IncomingMessage): boolean =>
  SAFE_METHODS.has(method) || (method === 'POST' && headers['idempotency-key'] !== undefined);

const isConnectionError = (error: Error): boolean => CONNECTION_ERRORS.has((error as NodeJS.ErrnoException).code ?? '');

/**
 * Whether a request of staff may have changed data that visitors see. A refused request changes nothing; one that failed in the API may have been
 * written.
 */
const mayHaveWritten = ({ method = '', headers }: IncomingMessage, status: number): boolean =>
  !SAFE_METHODS.has(method) && headers.authorization !== undefined && (status < 400 || status >= 500);

/** The services and callbacks for forwarded requests. */
interface Forwarded {
  upstream: Upstream;
  logger: Logger;
  /** The open event streams. */
  streams: OpenStreams;
  /** Called before the answer to a write of staff is forwarded. @param began when the write was forwarded, on the clock of `performance.now()` */
  onWrite: (began: number) => void;
  /** Called before any other answer is forwarded. */
  onRead: (request: IncomingMessage, headers: IncomingHttpHeaders) => void;
}

/** Sends a request to the API, and retries it once on a new connection if the first one had ended. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  headers: string[],
  { upstream, logger, streams, onWrite, onRead }: Forwarded,
) {
  const began = performance.now();
  const body = hasBody(request) ? new RequestBody(request) : undefined;
  const attempt = (mayRepeat: boolean): void => {
    const exchange = new Exchange(request, response, {
      onAnswer(status, answered) {
        if (mayHaveWritten(request, status)) onWrite(began);
        else onRead(request, answered);
      },
      onStream: (end) => streams.add(response, end),
      onFailure(error, wasSent) {
        const canRepeat = mayRepeat && (!wasSent || (isConnectionError(error) && isRepeatable(request)));
        if (canRepeat && body?.isRepeatable !== false) {
          attempt(false);
          return;
        }
        logger.warn({ err: error, requestId: getRequestId(request) }, 'The API did not answer');
        sendError(response, 503, 'UNAVAILABLE', sentence('failure.unavailable'));
      },
    });
    const options = { path: request.url ?? '/', method: request.method ?? 'GET', headers, body: body?.open() ?? null };
    (mayRepeat ? upstream.kept : upstream.fresh).dispatch(options, exchange);
  };
  attempt(true);
}

/**
 * Forwards requests for the API with the visitor's true address, streaming in both directions; expects a path that can be decoded. A repeatable
 * request is retried once when its connection ends before the answer.
 */
export function forwarding(config: WebConfig, forwarded: Forwarded): Handler {
  const trusts = trustsProxy(config.trustProxy);
  return (request, response, next) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    // Checked first, because thousands of slashes or escapes would cost time in every later step.
    if (path.length > MAX_PATH) {
      if (isForwarded(path)) sendError(response, 404, 'NOT_FOUND', 'Not found');
      else next();
      return;
    }
    const plain = plainPath(path);
    if (!HIDDEN.test(plain) && !isForwarded(plain)) return next();
    const isOurs = isForwarded(path) && !HIDDEN.test(plain) && !hasDots(plain);
    if (!isOurs) return sendError(response, 404, 'NOT_FOUND', 'Not found');
    void inSpan('forward to the API', { kind: 'client' }, () => {
      const headers = requestHeaders(request, identifyVisitor(request, trusts), config.proxySecret);
      // In the next tick, Node has read a body that arrived together with the headers.
      if (hasBody(request)) process.nextTick(send, request, response, headers, forwarded);
      else send(request, response, headers, forwarded);
      // A span lasts until the visitor has the answer.
      return currentTraceparent() && new Promise<void>((resolve) => response.once('close', resolve));
    });
  };
}
