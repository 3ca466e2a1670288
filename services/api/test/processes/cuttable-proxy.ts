import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP proxy in front of a server, whose line can be cut and mended. */
export class CuttableProxy {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;

  constructor(private readonly target: URL) {}

  /** The target's URL, through the proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.toString();
  }

  /** Listens, on the same port as before if it did. */
  async mend(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(Number(this.target.port), this.target.hostname);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.sockets.delete(socket);
          other.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  /** Ends every connection and refuses new ones. */
  async cut(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
