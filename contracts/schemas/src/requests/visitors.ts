/**
 * The part of an IP address by which rate limits count visitors: an IPv4 address itself, also in IPv6 form, or the /64 of an IPv6 address, since one
 * visitor commonly has all addresses of it.
 */
export function visitorNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [unscoped = ''] = address.toLowerCase().split('%');
  const [head = '', tail] = unscoped.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * The network of an address that is stored with the actions of staff: enough to recognise an office or a country, too little to identify a person.
 * @returns the /24 of IPv4 or the /48 of IPv6 in CIDR form, '' for no address
 */
export function keptNetwork(address: string): string {
  const network = visitorNetwork(address);
  if (network === '') return '';
  if (!network.includes(':')) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}

/** The longest path, in characters, that is logged completely and that the public origin accepts; the site's own paths are far shorter. */
export const MAX_PATH = 2048;

/** Matches segments with a person's address or name, and secret parts of links: 64 characters, or a signature of 43 at the end. */
const TELLS = /[@%]|^[\w-]{64}$|\.[\w-]{43}$/;

/**
 * The path of a URL for logs: without query string, without segments that may be a person's address or name or the secret part of a link, and at
 * most {@link MAX_PATH} characters long. Takes linear time, because visitors choose the path.
 */
export function loggedPath(url: string): string {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  const segments = path.slice(0, MAX_PATH).split('/');
  // A segment that is cut off could no longer be recognised as an address.
  if (path.length > MAX_PATH) segments.splice(-1, 1, '[cut]');
  const redacted = segments.map((segment) => (TELLS.test(segment) ? '[redacted]' : segment));
  return redacted.join('/').slice(0, MAX_PATH);
}
