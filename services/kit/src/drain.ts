import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A client or proxy with a request already on its way has this long to have it arrive, in milliseconds. */
const LAST_REQUEST_MS = 1000;

/**
 * Watches a server from its beginning, so that it can be drained: it takes no new connection, answers what comes on those there are, and ends
 * when none is left. (Node's own `close` ends idle connections at once, and with them a request that is just arriving, but waits for a
 * connection on which nothing was ever asked.)
 * @returns drains the server; what is not answered after `graceMs` milliseconds is cut off. Resolves to whether everything was answered; at once
 * for a server that does not listen.
 */
export function drainable(server: Server): (graceMs: number) => Promise<boolean> {
  // Node takes a connection on which nothing was asked yet for a busy one.
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
    // Connections that the kernel has taken are reset when the listener closes; two turns of the loop accept them before.
    await nextTurn();
    await nextTurn();
    const closed = once(server, 'close');
    TcpServer.prototype.close.call(server);
    // What has arrived but was not read yet is read between the timer and the immediate.
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
