import type { IncomingMessage } from 'node:http';
import { visitorNetwork } from '@vitrine/schemas';
import type { Handler } from '../connections/handler.js';
import { sendError } from './errors.js';
import { hasBody } from './request-body.js';

/** Unfinished bodies that one network may send at a time; more than any legitimate visitor needs. */
const LIMIT = 64;
const RETRY_AFTER_SECONDS = 30;

/** Timeouts of bodies, in milliseconds. */
export interface BodyTimeouts {
  /** For a whole body that is not an upload (multipart); the API accepts up to 1 MB. */
  wholeMs: number;
  /** For the rest of a body after its answer, so that the client can read the answer before the connection is closed. */
  graceMs: number;
}

export const TIMES: BodyTimeouts = { wholeMs: 30_000, graceMs: 5000 };

const isUpload = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/**
 * Keeps visitors from occupying connections with endless bodies, on every path. It limits the unfinished bodies of a network and the time of each
 * body, and closes the connection soon after the answer to a body that was not read.
 * @param getAddress returns the address of the visitor
 */
export function limitRequestBodies(
  { wholeMs, graceMs }: BodyTimeouts = TIMES,
  getAddress: (request: IncomingMessage) => string = ({ socket }) => socket.remoteAddress ?? '',
): Handler {
  const arriving = new Map<string, Set<IncomingMessage>>();

  /** Counts the request until its body has arrived; false when the visitor has reached the limit of unfinished bodies. */
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
