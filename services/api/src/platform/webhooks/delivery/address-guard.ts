import type { LookupAddress, lookup as lookupAnywhere } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only IPv6 addresses of the public internet; prefixes that embed an IPv4 address are outside, or a range of their own for `ipaddr`. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** In a public range, but Azure answers at it only to its own machines. */
const AZURE_PLATFORM = '168.63.129.16';

/** The host has no address that a webhook may have. */
export class ForbiddenAddressError extends Error {
  constructor() {
    super('The address is not one of the public internet');
    this.name = 'ForbiddenAddressError';
  }
}

/**
 * Whether an address is one that anybody could reach: not private, loopback, link-local (where clouds keep their metadata), shared, reserved or multicast,
 * in whichever form it is written.
 * @param address an IPv4 or IPv6 address
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address === AZURE_PLATFORM) return false;
  const parsed = ipaddr.process(address);
  if (parsed.toString() === AZURE_PLATFORM || parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_IPV6);
}

/** @throws ForbiddenAddressError for a URL whose host is itself an address that is not public: no lookup would check it */
export function assertPublicHost({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new ForbiddenAddressError();
}

/**
 * Looks up a name while connecting, and gives the connection only public addresses: the address that was checked is the one that is used, whatever
 * the name resolves to later.
 * @param lookup finds every address of a name
 */
export const publicLookup =
  (lookup: typeof lookupAnywhere): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = error ? [] : found.filter(({ address }) => isPublicAddress(address));
      const [first] = addresses;
      if (error ?? !first) callback(error ?? new ForbiddenAddressError(), '', 0);
      else if (options.all) (callback as (error: null, all: LookupAddress[]) => void)(null, addresses);
      else callback(null, first?.address ?? '', first?.family);
    });
  };
