import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Call {
  method: string;
  /** Path and query, sent as they are. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** One of this machine's addresses, 127.0.0.0/8. */
  from?: string;
  agent?: Agent;
}

export interface Answer {
  /** 0 when the connection ended without an answer. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const CALL_TIMEOUT_MS = 60_000;

const lastsForEver = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('text/event-stream') ?? false;

/** Sends what no browser would, such as a path that is not encoded. Of an event stream, which does not end by itself, only the head is read. */
export function call(origin: string, { method, path, headers, body, from, agent }: Call): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method, path, headers, agent, ...(from && { localAddress: from }) },
      (response) => {
        const { statusCode: status = 0, headers: received } = response;
        if (lastsForEver(received)) {
          resolve({ status, headers: received, text: '' });
          sent.destroy();
          return;
        }
        text(response).then(
          (answered) => resolve({ status, headers: received, text: answered }),
          // The server may end a connection on which it has answered already.
          () => resolve({ status, headers: received, text: '' }),
        );
      },
    );
    sent.setTimeout(CALL_TIMEOUT_MS, () => sent.destroy(new Error(`No answer to ${method} ${path.slice(0, 100)}`)));
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve({ status: 0, headers: {}, text: '' });
      else reject(error);
    });
    sent.end(body);
  });
}
