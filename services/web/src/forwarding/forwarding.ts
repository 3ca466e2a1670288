import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { currentTraceparent, getRequestId, inSpan } from '@vitrine/kit';
import { LONGEST_PATH, sentence } from '@vitrine/schemas';
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

/** Health and metrics are for operations, never for visitors (contract, Operations). */
const HIDDEN = /^\/(api\/)?(health|metrics)(\/|$)/;

/** Errors of a connection that ended before an answer came on it. */
const DEAD = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'UND_ERR_SOCKET']);
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The path as a lenient server might read it: decoded, lower case, no empty segments. */
const plainPath = (path: string): string =>
  decodeURIComponent(path).toLowerCase().replaceAll('\\', '/').replace(/\/+/g, '/');

const hasDots = (path: string): boolean => path.split('/').some((segment) => segment === '..' || segment === '.');

const isForwarded = (path: string): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** Whether the API answers a second sending as it would have answered the first. */
const isRepeatable = ({ method = '', headers }: IncomingMessage): boolean =>
  SAFE_METHODS.has(method) || (method === 'POST' && headers['idempotency-key'] !== undefined);

const isDead = (error: Error): boolean => DEAD.has((error as NodeJS.ErrnoException).code ?? '');

/**
 * Whether staff may have changed what visitors see, though the answer has not come on yet. What the API refuses changes nothing; what fails
 * there may have been written.
 */
const mayHaveWritten = ({ method = '', headers }: IncomingMessage, status: number): boolean =>
  !SAFE_METHODS.has(method) && headers.authorization !== undefined && (status < 400 || status >= 500);

/** What is done with a forwarded request, and who is told. */
interface Forwarded {
  upstream: Upstream;
  logger: Logger;
  /** Those that last. */
  streams: OpenStreams;
  /** Called before the answer to a write of staff goes on. @param began when it was forwarded, on the clock of `performance.now()` */
  onWrite: (began: number) => void;
  /** Called before any other answer goes on. */
  onRead: (request: IncomingMessage, headers: IncomingHttpHeaders) => void;
}

/** Sends a request to the API, and once more on a new connection when the first one was dead. */
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
        const canRepeat = mayRepeat && (!wasSent || (isDead(error) && isRepeatable(request)));
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
 * Forwards what is the API's, streaming both ways, with the visitor's true address; expects a path that can be decoded. What cannot be sent again
 * goes once; all else once more, when a connection dies before its answer.
 */
export function forwarding(config: WebConfig, forwarded: Forwarded): Handler {
  const trusts = trustsProxy(config.trustProxy);
  return (request, response, next) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    // Before anything looks at it: thousands of slashes or escapes cost time in every part that does.
    if (path.length > LONGEST_PATH) {
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
      // A body that came along with the headers is read by Node right after this turn.
      if (hasBody(request)) process.nextTick(send, request, response, headers, forwarded);
      else send(request, response, headers, forwarded);
      // A span lasts until the visitor has the answer.
      return currentTraceparent() && new Promise<void>((resolve) => response.once('close', resolve));
    });
  };
}
