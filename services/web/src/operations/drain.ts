import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';

/** A visitor or proxy with a request already on its way has this long to have it arrive. */
const lastWordMs = 1000;

/**
 * Watches a server from its beginning, so that it can end in good order.
 * @returns takes no new connection, answers what comes on those there are, and resolves when none is left or `graceMs` are over. (Node's
 * own `close` ends idle connections at once, and with them a request that is just arriving, but waits for one that never asked.)
 */
export function drainable(server: Server): (graceMs: number) => Promise<void> {
  const requests = new Map<Socket, number>();
  let draining = false;
  server.on('connection', (socket: Socket) => {
    requests.set(socket, 0);
    socket.once('close', () => requests.delete(socket));
  });
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (draining) response.setHeader('Connection', 'close');
    requests.set(socket, (requests.get(socket) ?? 0) + 1);
    response.once('close', () => {
      if (requests.has(socket)) requests.set(socket, (requests.get(socket) ?? 1) - 1);
    });
  });
  const endSilent = () => {
    for (const [socket, open] of requests) if (open === 0) socket.destroy();
  };
  return async (graceMs) => {
    draining = true;
    const closed = once(server, 'close');
    TcpServer.prototype.close.call(server);
    // What has arrived but was not read yet is read between the timer and the immediate.
    const silent = setTimeout(() => setImmediate(endSilent), lastWordMs);
    const late = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearTimeout(silent);
    clearTimeout(late);
  };
}
