import { getRequestId } from '@vitrine/kit';
import type { Request } from 'express';
import { visitorAddress } from './visitor-address.js';

/** Where a request came from, as the audit log may name it. */
export interface RequestSource {
  /** `203.0.113.0/24` or `2001:db8:17::/48`; `null` where no address is known. */
  network: string | null;
  /** The request's id, which its log lines carry too. */
  requestId: string | null;
}

/** @param proxySecret by which the web process proves that the forwarded address is to be believed */
export function requestSource(request: Request, proxySecret: string | undefined): RequestSource {
  return {
    network: wideNetwork(visitorAddress(request, proxySecret)),
    requestId: getRequestId(request) || null,
  };
}

/**
 * The network around an address, wide enough to be nobody's alone.
 * @param address as `visitorNetwork` of the schemas gives it: an IPv4 address, or the first four groups of an IPv6 address
 */
export function wideNetwork(address: string): string | null {
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::/48`;
  const octets = address.split('.');
  return octets.length === 4 ? `${octets.slice(0, 3).join('.')}.0/24` : null;
}
