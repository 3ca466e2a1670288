import { createServer, type RequestListener, type Server } from 'node:http';
import { answerMalformedRequests } from './malformed-requests.js';

/** Timeouts: headers must arrive soon, but a request may be a film of 100 MB over a connection of 0.25 Mbit/s. */
const HEADERS_MS = 20_000;
const REQUEST_MS = 3_600_000;
/** Interval of the check of both timeouts, by which a slow client can exceed them. Node's default is 30 s. */
const CHECK_MS = 5000;
/** Longer than the keep-alive timeout of a proxy in front, so that this side never closes a connection that the proxy is just using. */
const KEEP_ALIVE_MS = 75_000;
/** The maximum of the supplied proxy; further connections are closed at once, to limit the memory of the process. */
const CONNECTIONS = 4096;

/**
 * A server that ends slow requests and answers malformed ones.
 * @param headers headers of the answers to requests that never reach `listener`
 */
export function createHttpServer(listener: RequestListener, headers: Readonly<Record<string, string>>): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECK_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    listener,
  );
  server.maxConnections = CONNECTIONS;
  answerMalformedRequests(server, headers);
  return server;
}
