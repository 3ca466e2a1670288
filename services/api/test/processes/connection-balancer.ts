import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Gives each new connection to the next of several servers, as the Services of Kubernetes do; all requests of a connection go to one server. */
export class ConnectionBalancer {
  private readonly server = createServer((near) => this.join(near));
  private readonly sockets = new Set<Socket>();
  private turn = 0;

  private constructor(private readonly targets: URL[]) {}

  /** @param urls of the servers, which need not run yet */
  static async start(urls: readonly string[]): Promise<ConnectionBalancer> {
    const balancer = new ConnectionBalancer(urls.map((url) => new URL(url)));
    balancer.server.listen(0, '127.0.0.1');
    await once(balancer.server, 'listening');
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Sends new connections to this server, too. */
  add(url: string): void {
    this.targets.push(new URL(url));
  }

  /** Sends no new connections to this server; open ones stay. */
  remove(url: string): void {
    const place = this.targets.findIndex(({ host }) => host === new URL(url).host);
    if (place >= 0) this.targets.splice(place, 1);
  }

  async stop(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private join(near: Socket): void {
    const target = this.targets[(this.turn += 1) % this.targets.length];
    if (!target) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => this.sockets.delete(socket));
      socket.pipe(other);
    }
  }
}
