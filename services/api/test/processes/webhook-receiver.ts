import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Behaviour = (response: ServerResponse, received: Received) => void;

/** A real HTTP server that webhooks are sent to; each path can have its own behaviour. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** By path; others answer 204. */
  readonly behaviours = new Map<string, Behaviour>();
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { url: path = '', headers } = request;
        const received = { path, headers, body: Buffer.concat(chunks).toString('utf8') };
        this.received.push(received);
        const behave = this.behaviours.get(path);
        if (behave) behave(response, received);
        else response.writeHead(204).end();
      });
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  /** Address of a path. */
  url(path: string, host = '127.0.0.1'): string {
    return `http://${host}:${(this.server.address() as AddressInfo).port}${path}`;
  }

  /** What arrived at a path. */
  at(path: string): Received[] {
    return this.received.filter((each) => each.path === path);
  }
}
