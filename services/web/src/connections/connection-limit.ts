import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { visitorNetwork } from '@vitrine/schemas';

export interface ConnectionLimit {
  /** Connections that one address (in IPv6 one /64 network) may have open at a time. */
  perAddress: number;
  /** Connections of proxies are not counted, because they serve many visitors. */
  isProxy: (address: string) => boolean;
  onRefused: () => void;
}

/** Closes connections of an address above its limit, so that no single address can use up the server's connections. */
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
