import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { visitorNetwork } from '@vitrine/schemas';

export interface ConnectionLimit {
  /** Connections that one address (of IPv6 one /64) may have open at a time. */
  perAddress: number;
  /** Proxies carry the connections of many visitors, so theirs are not counted. */
  isProxy: (address: string) => boolean;
  onRefused: () => void;
}

/** Closes further connections of an address that has its share, so that no single one can use up the server's. */
export function limitConnections(server: Server, { perAddress, isProxy, onRefused }: ConnectionLimit): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isProxy(address)) return;
    const network = visitorNetwork(address);
    const count = (open.get(network) ?? 0) + 1;
    if (count > perAddress) {
      onRefused();
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
