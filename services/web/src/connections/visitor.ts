import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import proxyAddress from 'proxy-addr';
import type { WebConfig } from '../config/config.js';

/** Whether the address at a number of hops is a trusted proxy, like Express' `trust proxy fn`. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** The sender of a request and the requested host, as reported by trusted proxies. */
export interface Visitor {
  /** The visitor's own address; empty once the connection is closed. */
  address: string;
  protocol: string;
  /** `undefined` for a request without a host. */
  host: string | undefined;
}

/** Reads `TRUST_PROXY` as Express does: a number of hops, or addresses, subnets and their names. */
export function trustsProxy(trusted: WebConfig['trustProxy']): TrustsProxy {
  if (trusted === false) return () => false;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  return proxyAddress.compile(trusted.split(',').map((each) => each.trim()));
}

const first = (list: string): string => (list.split(',', 1)[0] ?? '').trim();

/**
 * Finds the sender of a request by the rules of Express' `request.ip`, `request.protocol` and `request.host`, for requests that Express does not
 * handle.
 */
export function identifyVisitor(request: IncomingMessage, trusts: TrustsProxy): Visitor {
  const { socket, headers } = request;
  const remote = socket.remoteAddress ?? '';
  const own = (socket as Partial<TLSSocket>).encrypted === true ? 'https' : 'http';
  const host = headers.host === '' ? undefined : headers.host;
  if (!trusts(remote, 0)) return { address: remote, protocol: own, host };
  const forwarded = { host: headers['x-forwarded-host'], protocol: headers['x-forwarded-proto'] };
  return {
    address: proxyAddress(request, trusts),
    protocol: forwarded.protocol === undefined ? own : first(String(forwarded.protocol)),
    host: forwarded.host === undefined ? host : first(String(forwarded.host)) || undefined,
  };
}
