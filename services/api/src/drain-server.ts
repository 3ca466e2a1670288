import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';

/** A client or proxy with a request already on its way has this long to have it arrive, in milliseconds. */
const LAST_WORD_MS = 1000;

/**
 * Watches a server from its beginning, so that it can end in good order.
 * @returns takes no new connection, answers what comes on those there are, and resolves when none is left or `graceMs` are over: true when they were not. (Node's
 * own `close` ends idle connections at once, and with them a request that is just arriving, but waits for one that never asked.)
 */
export function drainable(server: Server): (graceMs: number) => Promise<boolean> {
  // Node takes a connection on which nothing was asked yet for a busy one.
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.prependListener('request', ({ socket }: IncomingMessage) => silent.delete(socket));
  const endSilent = () => {
    server.closeIdleConnections();
    for (const socket of silent) socket.destroy();
  };
  return async (graceMs) => {
    if (!server.listening) return true;
    server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('Connection', 'close');
    });
    const closed = once(server, 'close');
    TcpServer.prototype.close.call(server);
    // What has arrived but was not read yet is read between the timer and the immediate.
    const lastWord = setTimeout(() => setImmediate(endSilent), LAST_WORD_MS);
    let isDrained = true;
    const late = setTimeout(() => {
      isDrained = false;
      server.closeAllConnections();
    }, graceMs);
    await closed;
    clearTimeout(lastWord);
    clearTimeout(late);
    return isDrained;
  };
}
