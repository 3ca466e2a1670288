import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { Socket } from 'node:net';
import { currentTraceparent, getRequestId, inSpan } from '@vitrine/kit';
import { LONGEST_PATH, sentence } from '@vitrine/schemas';
import type { Request, RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Logger } from 'pino';
import type { WebConfig } from '../config/config.js';
import { sendError } from './errors.js';

const prefixes = ['/api', '/uploads', '/ops'];
/** An API that says nothing for this long is taken for gone. */
const SILENCE_MS = 120_000;

/** Health and metrics are for operations, never for visitors (contract, Operations). */
const HIDDEN = /^\/(api\/)?(health|metrics)(\/|$)/;

/** Headers that only this process, never a visitor, sends to the API. */
const claims = ['forwarded', 'x-real-ip', 'expect'];

/** The path as a lenient server might read it: decoded, lower case, no empty segments. */
const plainPath = (path: string): string =>
  decodeURIComponent(path).toLowerCase().replaceAll('\\', '/').replace(/\/+/g, '/');

const hasDots = (path: string): boolean => path.split('/').some((segment) => segment === '..' || segment === '.');

const isForwarded = (path: string): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/**
 * Writes into the request the headers that identify the visitor to the API; those that the visitor sent are removed.
 * Node has answered `Expect: 100-continue` itself by now.
 */
function introduce(request: Request, proxySecret: string): void {
  const { ip, protocol } = request;
  const traceparent = currentTraceparent();
  const host = request.host as string | undefined;
  const others = Object.entries(request.headers).filter(
    ([name]) => !name.startsWith('x-forwarded-') && !claims.includes(name),
  );
  request.headers = {
    ...Object.fromEntries(others),
    'x-vitrine-proxy': proxySecret,
    'x-forwarded-for': ip ?? '',
    'x-forwarded-proto': protocol,
    ...(traceparent && { traceparent }),
    ...(host && { 'x-forwarded-host': host }),
    'x-request-id': getRequestId(request),
  };
}

/** Forwards what is the API's, streaming both ways, with the visitor's true address; expects a path that can be decoded. */
export function forwarding(config: WebConfig, logger: Logger): RequestHandler {
  const agentOptions = { keepAlive: true };
  const forward = createProxyMiddleware<Request>({
    target: config.apiUrl,
    agent: config.apiUrl.startsWith('https:') ? new SecureAgent(agentOptions) : new Agent(agentOptions),
    proxyTimeout: SILENCE_MS,
    on: {
      error(error: Error, request: IncomingMessage, response: ServerResponse | Socket) {
        logger.warn({ err: error, requestId: getRequestId(request) }, 'The API did not answer');
        if (response instanceof Socket) response.destroy();
        else if (response.headersSent) response.destroy(error);
        else sendError(response, 503, 'UNAVAILABLE', sentence('failure.unavailable'));
      },
    },
  });
  return (request, response, next) => {
    // Before anything looks at it: thousands of slashes or escapes cost time in every part that does.
    if (request.path.length > LONGEST_PATH) {
      if (isForwarded(request.path)) sendError(response, 404, 'NOT_FOUND', 'Not found');
      else next();
      return;
    }
    const path = plainPath(request.path);
    if (!HIDDEN.test(path) && !isForwarded(path)) return next();
    const isOurs = isForwarded(request.path) && !HIDDEN.test(path) && !hasDots(path);
    if (!isOurs) return sendError(response, 404, 'NOT_FOUND', 'Not found');
    return inSpan('forward to the API', { kind: 'client' }, () => {
      introduce(request, config.proxySecret);
      return forward(request, response, next);
    });
  };
}
