import { getRequestId } from '@vitrine/kit';
import type { Request } from 'express';
import { visitorAddress } from './visitor-address.js';

/** Where a request came from, as the audit log may name it. */
export interface RequestSource {
  /** `203.0.113.0/24` or `2001:db8:17::/48`; `null` if no address is known. */
  network: string | null;
  /** The request's id, as in its log lines. */
  requestId: string | null;
}

/** @param proxySecret the secret by which the web process proves that its forwarded address can be trusted */
export function requestSource(request: Request, proxySecret: string | undefined): RequestSource {
  return {
    network: wideNetwork(visitorAddress(request, proxySecret)),
    requestId: getRequestId(request) || null,
  };
}

/**
 * The network of an address, wide enough not to identify a person.
 * @param address a result of `visitorNetwork` of the schemas: an IPv4 address, or the first four groups of an IPv6 address
 */
export function wideNetwork(address: string): string | null {
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::/48`;
  const octets = address.split('.');
  return octets.length === 4 ? `${octets.slice(0, 3).join('.')}.0/24` : null;
}
