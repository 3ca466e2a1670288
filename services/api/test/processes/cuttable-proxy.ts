import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

type Pair = readonly [near: Socket, far: Socket];

/** A TCP proxy in front of a server that can cut its connections, stop forwarding, and recover. */
export class CuttableProxy {
  private readonly pairs = new Set<Pair>();
  /** The pairs that forward nothing. */
  private readonly held = new Set<Pair>();
  private server: Server | undefined;
  private port = 0;
  private silent = false;

  constructor(private readonly target: URL) {}

  /** The target's URL, through the proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.toString();
  }

  /** Listens, on the same port as before if there was one, and forwards everything again. */
  async mend(): Promise<void> {
    for (const pair of this.held) flow(pair);
    this.held.clear();
    this.silent = false;
    if (this.server) return;
    const server = createServer((near) => this.join(near, connect(Number(this.target.port), this.target.hostname)));
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
    for (const socket of [...this.pairs].flat()) socket.destroy();
    await closed;
  }

  /** Keeps every connection and accepts new ones, but forwards nothing. */
  hang(): void {
    this.hangNew();
    for (const pair of this.pairs) this.hold(pair);
  }

  /** Accepts new connections but forwards nothing on them; open ones continue. */
  hangNew(): void {
    this.silent = true;
  }

  private hold(pair: Pair): void {
    if (this.held.has(pair)) return;
    this.held.add(pair);
    const [near, far] = pair;
    near.unpipe(far).pause();
    far.unpipe(near).pause();
  }

  private join(near: Socket, far: Socket): void {
    const pair = [near, far] as const;
    this.pairs.add(pair);
    for (const [socket, other] of [pair, [far, near] as const]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.pairs.delete(pair);
        this.held.delete(pair);
        other.destroy();
      });
    }
    if (this.silent) this.held.add(pair);
    else flow(pair);
  }
}

function flow([near, far]: Pair): void {
  near.pipe(far).pipe(near);
}
