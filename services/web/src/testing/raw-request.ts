import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** A server on a free port that receives raw text. */
export interface RawServer {
  /** Sends the lines on a new connection; resolves with all text received until the server closes it. */
  send: (...lines: string[]) => Promise<string>;
  /** Sends the lines on a new connection that stays open; resolves once they are written. */
  hold: (...lines: string[]) => Promise<void>;
  close: () => Promise<void>;
}

/** Starts a server for requests that no client library would send. */
export async function rawServer(served: RequestListener | Server): Promise<RawServer> {
  const server = typeof served === 'function' ? createServer(served) : served;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const open = (lines: string[]) => {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    const written = new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.write(lines.join('\r\n'), () => resolve());
    });
    return { socket, written };
  };
  return {
    async send(...lines) {
      const { socket, written } = open(lines);
      await written;
      let answer = '';
      for await (const chunk of socket) answer += String(chunk);
      return answer;
    },
    async hold(...lines) {
      const { socket, written } = open(lines);
      socket.on('error', () => undefined);
      await written;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
