/**
 * The part of an IP address by which limits count visitors: the address itself, of IPv6 its /64, because one visitor commonly has the whole of it.
 * An IPv4 address in IPv6 form counts as itself.
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
 * The network of an address as it is kept with what staff do: enough to tell an office from a foreign country, too little for a person.
 * @returns the /24 of IPv4 or the /48 of IPv6 in CIDR form, '' for no address
 */
export function keptNetwork(address: string): string {
  const network = visitorNetwork(address);
  if (network === '') return '';
  if (!network.includes(':')) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}

/** The longest path of a URL, in characters, that is logged whole and that the public origin accepts; its own are far shorter. */
export const LONGEST_PATH = 2048;

/** A person's address or name in a path has one of these; the secret part of a link has 64 characters, or ends in a signature of 43. */
const TELLS = /[@%]|^[\w-]{64}$|\.[\w-]{43}$/;

/**
 * The path of a URL as logs may hold it: without its query string, without segments that may be a person's address or name or the secret part of a link,
 * and at most {@link LONGEST_PATH} characters of it. Takes linear time, because visitors choose the path.
 */
export function loggedPath(url: string): string {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  const segments = path.slice(0, LONGEST_PATH).split('/');
  // Half an address could no longer be recognised as one.
  if (path.length > LONGEST_PATH) segments.splice(-1, 1, '[cut]');
  const redacted = segments.map((segment) => (TELLS.test(segment) ? '[redacted]' : segment));
  return redacted.join('/').slice(0, LONGEST_PATH);
}
