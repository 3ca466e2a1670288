import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long a request that a client or proxy has already sent may take to arrive. */
const LAST_REQUEST_MS = 1000;

/**
 * Watches a server from its start, so that it can be drained: it refuses new connections, answers requests on the open ones, and closes
 * when none is left. (Node's own `close` ends idle connections at once, and so loses a request that is just arriving, but waits for a
 * connection that has never had a request.)
 * @returns a function that drains the server; requests that are not answered after `graceMs` milliseconds are cut off. It resolves to whether
 * all were answered, at once for a server that does not listen.
 */
export function drainable(server: Server): (graceMs: number) => Promise<boolean> {
  // Node counts a connection that has had no request yet as busy.
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.prependListener('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  const endIdleConnections = () => {
    server.closeIdleConnections();
    for (const socket of unused) socket.destroy();
  };
  return async (graceMs) => {
    if (!server.listening) return true;
    server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('Connection', 'close');
    });
    // Closing the listener resets connections that only the kernel has accepted; two turns of the event loop accept them before.
    await nextTurn();
    await nextTurn();
    const closed = once(server, 'close');
    TcpServer.prototype.close.call(server);
    // Node reads requests that have already arrived between the timer and the immediate.
    const lastRequest = setTimeout(() => setImmediate(endIdleConnections), LAST_REQUEST_MS);
    let isDrained = true;
    const grace = setTimeout(() => {
      isDrained = false;
      server.closeAllConnections();
    }, graceMs);
    await closed;
    clearTimeout(lastRequest);
    clearTimeout(grace);
    return isDrained;
  };
}
