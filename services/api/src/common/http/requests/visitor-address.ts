import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { visitorNetwork } from '@vitrine/schemas';
import type { Request } from 'express';

const PROXY_HEADER = 'x-vitrine-proxy';

/**
 * The address from which a request came. `X-Forwarded-For` is trusted only with the shared secret of the web process
 * (contract: Rate limits).
 */
export function visitorAddress(request: Request, proxySecret: string | undefined): string {
  const forwarded = request.headers['x-forwarded-for'];
  if (typeof forwarded === 'string' && isFromWeb(request, proxySecret)) {
    const address = forwarded.trim();
    if (isIP(address) !== 0) return visitorNetwork(address);
  }
  return visitorNetwork(request.socket.remoteAddress ?? '');
}

/** Whether a request came from the web process, for a visitor or for itself; the shared secret proves this. */
export function isFromWeb({ headers }: Pick<IncomingMessage, 'headers'>, proxySecret: string | undefined): boolean {
  const proof = headers[PROXY_HEADER];
  return typeof proof === 'string' && proxySecret !== undefined && proxySecret !== '' && isSame(proof, proxySecret);
}

function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
