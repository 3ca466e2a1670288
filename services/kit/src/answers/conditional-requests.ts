import fresh from 'fresh';
import type { IncomingMessage } from 'node:http';

/** The validators of an answer (RFC 9110 §8.8). */
export interface Validators {
  etag: string;
  /** As HTTP writes dates. */
  lastModified?: string;
}

/**
 * Whether the client has this answer already (RFC 9110 §13.1.2 and §13.1.3), so that 304 is enough. A request's `Cache-Control` is only
 * for intermediate caches: Node's `fetch` sends `no-cache` with every `If-None-Match` and expects the 304.
 */
export function isNotModified(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { etag, lastModified }: Validators,
): boolean {
  const conditions = {
    'if-none-match': headers['if-none-match'],
    'if-modified-since': headers['if-modified-since'],
  };
  return fresh(conditions, { etag, 'last-modified': lastModified });
}
