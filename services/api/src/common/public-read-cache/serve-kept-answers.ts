import type { NextFunction, Request, Response } from 'express';
import { requestIdFor } from '../http/request-id.js';
import { answerKey } from './answer-key.js';
import type { PublicReadCache } from './public-read-cache.js';

/** The contract's caching rule for public reads. */
export const PUBLIC_READ_CACHING = 'public, max-age=0, must-revalidate';

/** Staff see more of some public reads, so a shared cache must keep the answers apart. */
export const PUBLIC_READ_VARY = 'Accept-Language, Authorization';

/**
 * Express middleware that answers public reads from kept bytes before anything else of the framework runs, in one write. It leaves to
 * the ordinary way what needs more: other origins, other methods, requests with a token, paths without the prefix.
 * @param fixedHeaders names and values in turn, sent with every answer
 * @param onServed called for each request answered
 */
export function serveKeptAnswers(cache: PublicReadCache, fixedHeaders: readonly string[], onServed: () => void) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const { method, url, headers } = request;
    const isPlain =
      method === 'GET' &&
      url.startsWith('/api/') &&
      headers.origin === undefined &&
      headers.authorization === undefined;
    const key = isPlain ? answerKey(request) : undefined;
    const kept = key === undefined ? undefined : cache.find(key);
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

function isKnownTo({ headers }: Request, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || headers['cache-control']?.includes('no-cache')) return false;
  return known === etag || known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
