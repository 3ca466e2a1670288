import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeApi {
  url: string;
  /** All requests so far, the latest last. */
  requests: Pick<IncomingMessage, 'url' | 'method' | 'headers'>[];
  close: () => Promise<void>;
}

/** A fake API on a free port. */
export async function fakeApi(answer: RequestListener): Promise<FakeApi> {
  const requests: FakeApi['requests'] = [];
  const server: Server = createServer((request, response) => {
    requests.push({ url: request.url, method: request.method, headers: request.headers });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
