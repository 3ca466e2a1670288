import type { IncomingMessage } from 'node:http';
import { visitorNetwork } from '@vitrine/schemas';
import type { Handler } from '../connections/handler.js';
import { sendError } from './errors.js';
import { hasBody } from './request-body.js';

/** More bodies than this at a time no visitor sends who means to have them read. */
const LIMIT = 64;
const RETRY_AFTER_SECONDS = 30;

/** How long bodies may take, in milliseconds. */
export interface BodyTimes {
  /** For the whole of one that is no upload (multipart); the API takes 1 MB of such. */
  wholeMs: number;
  /** For the rest of one after its answer, so that the client gets to read that before the connection ends. */
  graceMs: number;
}

export const TIMES: BodyTimes = { wholeMs: 30_000, graceMs: 5000 };

const isUpload = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/**
 * Keeps visitors from holding connections by bodies that never end, whatever the path: so many at a time from one network, so long for one, and
 * the connection ends soon after the answer to one that was not read.
 * @param getAddress of the visitor who sent a request
 */
export function arrivingBodies(
  { wholeMs, graceMs }: BodyTimes = TIMES,
  getAddress: (request: IncomingMessage) => string = ({ socket }) => socket.remoteAddress ?? '',
): Handler {
  const arriving = new Map<string, Set<IncomingMessage>>();

  /** Counts the request until its body is there; false when as many of the same visitor are unfinished as one may have. */
  function admit(visitor: string, request: IncomingMessage): boolean {
    const open = arriving.get(visitor) ?? new Set();
    if (open.size >= LIMIT) for (const earlier of open) if (earlier.complete) open.delete(earlier);
    if (open.size >= LIMIT) return false;
    arriving.set(visitor, open.add(request));
    request.once('close', () => {
      open.delete(request);
      if (open.size === 0 && arriving.get(visitor) === open) arriving.delete(visitor);
    });
    return true;
  }

  function endAfter(milliseconds: number, request: IncomingMessage): void {
    const timer = setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, milliseconds).unref();
    request.once('close', () => clearTimeout(timer));
  }

  return (request, response, next) => {
    if (!hasBody(request)) return next();
    response.once('finish', () => {
      if (!request.complete) endAfter(graceMs, request);
    });
    if (!admit(visitorNetwork(getAddress(request)), request)) {
      response.setHeader('Retry-After', RETRY_AFTER_SECONDS).setHeader('Connection', 'close');
      return sendError(response, 429, 'TOO_MANY_REQUESTS', 'Too many requests. Please try again later');
    }
    if (!isUpload(request)) endAfter(wholeMs, request);
    next();
  };
}
