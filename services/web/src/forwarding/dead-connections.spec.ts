import { once } from 'node:events';
import {
  createServer as createTcpServer,
  connect,
  type AddressInfo,
  type Server as TcpServer,
  type Socket,
} from 'node:net';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { pino } from 'pino';
import { type FakeApi, fakeApi } from '../testing/fake-api.js';
import { fakeOrigin } from '../testing/fake-origin.js';
import { forwarding } from './forwarding.js';
import { OpenStreams } from './open-streams.js';
import { createUpstream, type ConnectionLifetime } from './upstream.js';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function listen<Listener extends TcpServer>(server: Listener): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

async function originOf(url: string, retirement?: ConnectionLifetime): Promise<string> {
  const { config } = await fakeOrigin({ API_URL: url });
  const upstream = createUpstream(url, retirement);
  const forward = forwarding(config, {
    logger: pino({ level: 'silent' }),
    upstream,
    streams: new OpenStreams(),
    onWrite: () => undefined,
    onRead: () => undefined,
  });
  const server: Server = createServer((request, response) =>
    forward(request, response, () => response.end('not ours')),
  );
  const port = await listen(server);
  closers.push(() => server.closeAllConnections());
  return `http://127.0.0.1:${port}`;
}

describe('when the connection ends before an answer', () => {
  let seen: string[];
  /** Closes every connection on its second request, like a process that is stopping. */
  async function failingApi(): Promise<FakeApi> {
    seen = [];
    const used = new WeakSet<Socket>();
    const api = await fakeApi((incoming, outgoing) => {
      void text(incoming).then((body) => {
        seen.push(`${incoming.method} ${body}`);
        if (used.has(incoming.socket)) return void incoming.socket.destroy();
        used.add(incoming.socket);
        outgoing.end('answered');
      });
    });
    closers.push(api.close);
    return api;
  }
  const large = 'x'.repeat(100_000);

  test.each([
    ['a GET', { method: 'GET', body: null }],
    ['a POST with an idempotency key', { method: 'POST', body: 'order', headers: { 'Idempotency-Key': '1' } }],
  ])('%s is sent again in full on another connection', async (_name, init) => {
    const origin = await originOf((await failingApi()).url);
    for (let count = 0; count < 4; count += 1) {
      const answer = await fetch(`${origin}/api/orders`, init);
      expect([answer.status, await answer.text()]).toEqual([200, 'answered']);
    }
    expect(seen.length).toBeGreaterThan(4);
    expect(new Set(seen)).toEqual(new Set([`${init.method} ${init.body ?? ''}`]));
  });

  test.each([
    ['a POST without an idempotency key', { method: 'POST', body: 'order' }],
    ['a DELETE', { method: 'DELETE' }],
    ['a body that is too long to be buffered', { method: 'POST', body: large, headers: { 'Idempotency-Key': '1' } }],
  ])('%s is not sent again', async (_name, init) => {
    const origin = await originOf((await failingApi()).url);
    expect((await fetch(`${origin}/api/orders`)).status).toBe(200);
    expect((await fetch(`${origin}/api/orders`, init)).status).toBe(503);
    expect(seen).toHaveLength(2);
  });
});

describe('when a proxy before the API lost the connection to it', () => {
  /** Answers every other request like such a proxy. */
  async function proxy(status: number): Promise<FakeApi> {
    const api = await fakeApi((incoming, outgoing) => {
      incoming.resume();
      if (api.requests.length % 2 === 0) outgoing.end('answered');
      else outgoing.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Bad Gateway</h1>');
    });
    closers.push(api.close);
    return api;
  }

  test.each([502, 504])('a request that may be repeated is sent again after its %s', async (status) => {
    const api = await proxy(status);
    const origin = await originOf(api.url);
    const post = { method: 'POST', body: 'order', headers: { 'Idempotency-Key': '1' } };
    for (const init of [{}, post]) {
      const answer = await fetch(`${origin}/api/orders`, init);
      expect([answer.status, await answer.text()]).toEqual([200, 'answered']);
    }
    expect(api.requests).toHaveLength(4);
  });

  test('another request is answered 503, and not sent again', async () => {
    const api = await proxy(502);
    const answer = await fetch(`${await originOf(api.url)}/api/orders`, { method: 'POST', body: 'order' });
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
    expect(api.requests).toHaveLength(1);
  });
});

test('the request to the API is aborted when the visitor disconnects', async () => {
  const ended = new Promise<void>((resolve) => {
    void fakeApi((incoming, outgoing) => {
      outgoing.write('begun');
      outgoing.once('close', resolve);
    }).then(async (api) => {
      closers.push(api.close);
      const origin = await originOf(api.url);
      const leaving = new AbortController();
      const answer = await fetch(`${origin}/api/admin/live`, { signal: leaving.signal });
      expect(answer.status).toBe(200);
      leaving.abort();
    });
  });
  await ended;
});

describe('with two API processes behind one address, of which the second was added later', () => {
  let second: FakeApi;
  let origin: string;
  const askTimes = async (count: number) => {
    for (let done = 0; done < count; done += 1) await (await fetch(`${origin}/api/echo`)).text();
  };

  async function start(retirement: ConnectionLifetime): Promise<() => void> {
    const [one, two] = [await fakeApi((_in, out) => out.end('1')), await fakeApi((_in, out) => out.end('2'))];
    closers.push(one.close, two.close);
    second = two;
    let target = one;
    const balancer = createTcpServer((visitor) => {
      const api = connect(Number(new URL(target.url).port), '127.0.0.1');
      visitor
        .on('error', () => undefined)
        .pipe(api.on('error', () => undefined))
        .pipe(visitor);
    });
    origin = await originOf(`http://127.0.0.1:${await listen(balancer)}`, retirement);
    return () => (target = two);
  }

  test('the second gets requests once a connection has reached its number of requests', async () => {
    const add = await start({ ageMs: 3_600_000, requests: 5 });
    await askTimes(1);
    add();
    await askTimes(4);
    expect(second.requests).toHaveLength(0);
    await askTimes(1);
    expect(second.requests).toHaveLength(1);
  });

  test('the second gets requests once a connection has reached its age', async () => {
    const add = await start({ ageMs: 60_000, requests: 1_000_000 });
    await askTimes(1);
    add();
    await askTimes(3);
    expect(second.requests).toHaveLength(0);
    const later = Date.now() + 61_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    await askTimes(1).finally(() => clock.mockRestore());
    expect(second.requests).toHaveLength(1);
  });
});
