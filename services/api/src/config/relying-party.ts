import { isIP } from 'node:net';

/** For whom passkeys are made: browsers keep them by the domain, and say of which origin a page was that asked. */
export interface RelyingParty {
  /** The domain (WebAuthn: RP ID). */
  id: string;
  /** The one origin whose pages may make and use passkeys. */
  origin: string;
}

const LOOPBACK = /^(?:127(?:\.\d+){3}|\[::1\])$/;

/**
 * Passkeys belong to the domain of the public site. Browsers make none for an address of numbers: where that is the machine's own, as with
 * `npm start`, they belong to `localhost` with the same port.
 * @param publicUrl origin of the public site
 * @returns `undefined` for any other address of numbers, which can have no passkeys
 */
export function relyingParty(publicUrl: string): RelyingParty | undefined {
  const url = new URL(publicUrl);
  if (LOOPBACK.test(url.hostname)) url.hostname = 'localhost';
  const { hostname, origin } = url;
  return isIP(hostname.replace(/^\[|\]$/g, '')) > 0 ? undefined : { id: hostname, origin };
}
