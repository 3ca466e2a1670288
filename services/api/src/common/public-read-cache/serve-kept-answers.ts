import type { NextFunction, Request, Response } from 'express';
import { requestIdFor } from '../http/request-id.js';
import { answerKey } from './answer-key.js';
import type { PublicReadCache, ReadyAnswer } from './public-read-cache.js';

/** The contract's caching rule for public reads. */
export const PUBLIC_READ_CACHING = 'public, max-age=0, must-revalidate';

/** Staff see more of some public reads, so a shared cache must keep the answers apart. */
export const PUBLIC_READ_VARY = 'Accept-Language, Authorization';

/** Whether a request needs nothing of the framework: no other origin, other method, token, or path without the prefix. */
const isPlain = ({ method, originalUrl, headers }: Request): boolean =>
  method === 'GET' &&
  originalUrl.startsWith('/api/') &&
  headers.origin === undefined &&
  headers.authorization === undefined;

/**
 * Express middleware that answers public reads from kept bytes before anything else of the framework runs, in one write. It leaves what
 * needs more to {@link serveOtherKeptAnswers}.
 * @param fixedHeaders names and values in turn, sent with every answer
 * @param onServed called for each request answered
 */
export function serveKeptAnswers(cache: PublicReadCache, fixedHeaders: readonly string[], onServed: () => void) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const kept = isPlain(request) ? keptAnswer(cache, request) : undefined;
    if (!kept) {
      next();
      return;
    }
    onServed();
    const head = [
      ...fixedHeaders,
      'X-Request-Id',
      requestIdFor(request),
      'Vary',
      PUBLIC_READ_VARY,
      'ETag',
      kept.etag,
      'Cache-Control',
      PUBLIC_READ_CACHING,
    ];
    if (isKnownTo(request, kept.etag)) {
      response.writeHead(304, head).end();
      return;
    }
    head.push('Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(kept.body.length));
    response.writeHead(200, head).end(kept.body);
  };
}

/** Answers the other public reads from kept bytes, once the framework has set their headers. Requests with a token go on to their route. */
export const serveOtherKeptAnswers =
  (cache: PublicReadCache) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const { method, headers } = request;
    const isRead = (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;
    const kept = isRead && !isPlain(request) ? keptAnswer(cache, request) : undefined;
    if (kept) sendPublicRead(response.vary(PUBLIC_READ_VARY), kept);
    else next();
  };

/** Sends the answer to a public read, or that the client has it already. */
export function sendPublicRead(response: Response, { body, etag }: ReadyAnswer): void {
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', PUBLIC_READ_CACHING);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.send(body);
}

function keptAnswer(cache: PublicReadCache, request: Request): ReadyAnswer | undefined {
  const key = answerKey(request);
  return key === undefined ? undefined : cache.find(key);
}

function isKnownTo({ headers }: Request, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || headers['cache-control']?.includes('no-cache')) return false;
  return known === etag || known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
