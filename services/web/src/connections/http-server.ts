import { createServer, type RequestListener, type Server } from 'node:http';
import { answerMalformedRequests } from './malformed-requests.js';

/** Headers come at once; a whole request may be a film of 100 MB over a line of 0.25 Mbit/s. */
const HEADERS_MS = 20_000;
const REQUEST_MS = 3_600_000;
/** How often both are looked at; a slow client may hold its connection that much longer. Node's own default is 30 s. */
const CHECK_MS = 5000;
/** Longer than a proxy in front keeps its own connections, so that it is never this side that closes one just in use. */
const KEEP_ALIVE_MS = 75_000;
/** As many as the supplied proxy has at most; further ones are closed at once, and the process keeps its memory. */
const CONNECTIONS = 4096;

/**
 * A server that ends slow requests and answers malformed ones.
 * @param headers of the answers to requests that never reach `listener`
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
