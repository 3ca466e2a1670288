import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { currentTraceparent, getRequestId } from '@vitrine/kit';
import type { Visitor } from '../connections/visitor.js';

/** Headers of a single connection, which are not forwarded (RFC 9110 §7.6.1). `Expect: 100-continue` has been answered by Node. */
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/** Headers that only this process may send to the API; those of visitors are dropped. */
const INTERNAL_HEADERS = new Set(['forwarded', 'x-real-ip', 'x-vitrine-proxy', 'x-request-id']);
/** The usual values of `Connection`, which name no other header. */
const NAMES_NONE = /^(?:keep-alive|close)$/i;

/** Further headers that the sender declares as hop-by-hop. */
function namedByConnection(connection: string | undefined): readonly string[] {
  if (connection === undefined || NAMES_NONE.test(connection)) return [];
  return connection.split(',').map((name) => name.trim().toLowerCase());
}

/**
 * The headers of a visitor's request to the API, as alternating names and values: the visitor's own, with the forwarding headers replaced by true
 * ones.
 * @param proxySecret proves to the API that the headers come from this process
 */
export function requestHeaders(request: IncomingMessage, visitor: Visitor, proxySecret: string): string[] {
  const { headers } = request;
  const named = namedByConnection(headers.connection);
  const traceparent = currentTraceparent();
  const sent: string[] = [];
  for (const name in headers) {
    const value = headers[name];
    const isOwn =
      !HOP_BY_HOP.has(name) && !INTERNAL_HEADERS.has(name) && !name.startsWith('x-forwarded-') && !named.includes(name);
    if (!isOwn || value === undefined || (name === 'host' && value === '')) continue;
    if (name === 'traceparent' && traceparent !== undefined) continue;
    if (typeof value === 'string') sent.push(name, value);
    else for (const each of value) sent.push(name, each);
  }
  sent.push('x-vitrine-proxy', proxySecret, 'x-forwarded-for', visitor.address);
  sent.push('x-forwarded-proto', visitor.protocol, 'x-request-id', getRequestId(request));
  if (traceparent !== undefined) sent.push('traceparent', traceparent);
  if (visitor.host !== undefined) sent.push('x-forwarded-host', visitor.host);
  return sent;
}

/** The headers of the API's answer to the visitor, as alternating names and values. */
export function answerHeaders(headers: IncomingHttpHeaders): string[] {
  const named = namedByConnection(headers.connection);
  const sent: string[] = [];
  for (const name in headers) {
    const value = headers[name];
    if (HOP_BY_HOP.has(name) || value === undefined || named.includes(name)) continue;
    if (typeof value === 'string') sent.push(name, value);
    else for (const each of value) sent.push(name, each);
  }
  return sent;
}
