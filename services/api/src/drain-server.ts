import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as TcpServer } from 'node:net';

/** A client or proxy with a request already on its way has this long to have it arrive, in milliseconds. */
const LAST_WORD_MS = 1000;

/**
 * Takes no new connection, answers what comes on those there are and ends each with its answer, and resolves when none is left. A connection
 * on which nothing comes is ended after a second: Node's own `close` ends it at once, and with it the request that is just arriving.
 */
export async function drainServer(server: Server): Promise<void> {
  if (!server.listening) return;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
  });
  server.keepAliveTimeout = LAST_WORD_MS;
  const closed = once(server, 'close');
  TcpServer.prototype.close.call(server);
  // What has arrived but was not read yet is read between the timer and the immediate.
  const idle = setTimeout(() => setImmediate(() => server.closeIdleConnections()), LAST_WORD_MS);
  await closed;
  clearTimeout(idle);
}
