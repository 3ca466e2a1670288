import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Request } from 'express';

const PROXY_HEADER = 'x-vitrine-proxy';

/**
 * The address from which a request came. `X-Forwarded-For` is believed only from the web process, which proves itself with the shared
 * secret (contract: Rate limits).
 */
export function visitorAddress(request: Request, proxySecret: string | undefined): string {
  const forwarded = request.headers['x-forwarded-for'];
  const proof = request.headers[PROXY_HEADER];
  if (typeof forwarded === 'string' && typeof proof === 'string' && proxySecret && isSame(proof, proxySecret)) {
    const address = forwarded.trim();
    if (isIP(address) !== 0) return normalised(address);
  }
  return normalised(request.socket.remoteAddress ?? '');
}

function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** One visitor commonly has a whole /64 of IPv6 addresses, so limits count those as one. */
function normalised(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
