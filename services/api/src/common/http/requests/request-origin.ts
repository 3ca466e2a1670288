import { keptNetwork } from '@vitrine/schemas';
import type { Request } from 'express';
import type { AppConfig } from '../../../config/app-config.js';
import { deviceToken } from './device-cookie.js';
import { deviceName } from './device-name.js';
import { visitorAddress } from './visitor-address.js';

/** Where a request came from, as it is shown to the account's owner. */
export interface RequestOrigin {
  /** Browser and system; null if the request names none. */
  device: string | null;
  /** In CIDR form: /24 of IPv4, /48 of IPv6. */
  network: string;
  /** The browser's token, at a sign-in; see {@link deviceToken}. */
  deviceToken?: string | undefined;
}

/** Device and network of a request. */
export const requestOrigin = (request: Request, { proxySecret }: Pick<AppConfig, 'proxySecret'>): RequestOrigin => ({
  device: deviceName(request.headers['user-agent']),
  network: keptNetwork(visitorAddress(request, proxySecret)),
  deviceToken: deviceToken(request),
});
