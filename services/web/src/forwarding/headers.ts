import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { currentTraceparent, getRequestId } from '@vitrine/kit';
import type { Visitor } from '../connections/visitor.js';

/** Headers that are about one connection and never passed on (RFC 9110 §7.6.1). Node has answered `Expect: 100-continue` itself by now. */
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
/** Headers that only this process, never a visitor, sends to the API. */
const CLAIMS = new Set(['forwarded', 'x-real-ip', 'x-vitrine-proxy', 'x-request-id']);
/** The usual values of `Connection`, which name no other header. */
const NAMES_NONE = /^(?:keep-alive|close)$/i;

/** Further headers that the sender calls hop-by-hop. */
function namedByConnection(connection: string | undefined): readonly string[] {
  if (connection === undefined || NAMES_NONE.test(connection)) return [];
  return connection.split(',').map((name) => name.trim().toLowerCase());
}

/**
 * The headers, names and values in turn, with which a visitor's request goes to the API: the visitor's own, and those that identify the visitor in
 * place of what the visitor claimed to be.
 * @param proxySecret by which the API knows that they come from here
 */
export function requestHeaders(request: IncomingMessage, visitor: Visitor, proxySecret: string): string[] {
  const { headers } = request;
  const named = namedByConnection(headers.connection);
  const traceparent = currentTraceparent();
  const sent: string[] = [];
  for (const name in headers) {
    const value = headers[name];
    const isOwn =
      !HOP_BY_HOP.has(name) && !CLAIMS.has(name) && !name.startsWith('x-forwarded-') && !named.includes(name);
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

/** The headers, names and values in turn, with which the API's answer goes to the visitor. */
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
