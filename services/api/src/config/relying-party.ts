import { isIP } from 'node:net';

/** The relying party of passkeys: browsers store a passkey for a domain, and report the origin of the page that uses it. */
export interface RelyingParty {
  /** The domain (WebAuthn: RP ID). */
  id: string;
  /** The one origin whose pages may make and use passkeys. */
  origin: string;
}

const LOOPBACK = /^(?:127(?:\.\d+){3}|\[::1\])$/;

/**
 * Passkeys belong to the domain of the public site. Browsers refuse IP addresses; a loopback address, as with `npm start`, is replaced by
 * `localhost` with the same port.
 * @param publicUrl origin of the public site
 * @returns `undefined` for any other IP address, for which no passkeys can exist
 */
export function relyingParty(publicUrl: string): RelyingParty | undefined {
  const url = new URL(publicUrl);
  if (LOOPBACK.test(url.hostname)) url.hostname = 'localhost';
  const { hostname, origin } = url;
  return isIP(hostname.replace(/^\[|\]$/g, '')) > 0 ? undefined : { id: hostname, origin };
}
