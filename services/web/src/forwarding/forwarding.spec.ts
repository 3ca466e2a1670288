import { EventEmitter, once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { type FakeApi, fakeApi } from '../testing/fake-api.js';
import { type FakeOrigin, fakeOrigin } from '../testing/fake-origin.js';
import { type RawServer, rawServer } from '../testing/raw-request.js';

let api: FakeApi;
let origin: FakeOrigin;
let server: RawServer;
let seen: EventEmitter;

beforeEach(async () => {
  seen = new EventEmitter();
  api = await fakeApi((incoming, outgoing) => {
    seen.emit('request');
    if (incoming.url === '/api/broken') {
      outgoing.writeHead(200, { 'Content-Length': '10' }).write('half');
      return void setImmediate(() => outgoing.destroy());
    }
    if (incoming.url === '/api/nonsense') return void incoming.socket.end('HTTP/1.1 nonsense\r\n\r\n');
    incoming.resume().once('end', () => outgoing.end(JSON.stringify(incoming.headers)));
  });
  origin = await fakeOrigin({ API_URL: api.url });
  server = await rawServer(origin.app);
});

afterEach(async () => {
  await server.close();
  await api.close();
});

const headersIn = (answer: string) => JSON.parse(/\{.*\}/s.exec(answer)?.[0] ?? '') as IncomingHttpHeaders;

test.each([
  ['HTTP/1.0 without a host', ['GET /api/echo HTTP/1.0', 'X-Forwarded-Host: evil.example']],
  ['HTTP/1.1 with an empty host', ['GET /api/echo HTTP/1.1', 'Host:', 'Connection: close']],
])('%s is forwarded without a host', async (_name, lines) => {
  const answer = await server.send(...lines, '', '');
  expect(answer).toContain(' 200 OK');
  expect(headersIn(answer)).not.toHaveProperty('x-forwarded-host');
  expect(headersIn(answer)).toMatchObject({ 'x-vitrine-proxy': origin.config.proxySecret });
});

test('a request with `Expect: 100-continue` gets the same forwarding headers as any other', async () => {
  const answer = await server.send(
    'POST /api/echo HTTP/1.1',
    'Host: shop.example',
    'Connection: close',
    'Expect: 100-continue',
    'X-Forwarded-For: 6.6.6.6',
    'X-Forwarded-Port: 1',
    'X-Vitrine-Proxy: guess',
    'X-Real-IP: 6.6.6.6',
    'Forwarded: for=6.6.6.6',
    'Content-Length: 2',
    '',
    'hi',
  );
  expect(answer).toContain('HTTP/1.1 100 Continue');
  expect(headersIn(answer)).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'http',
    'x-vitrine-proxy': origin.config.proxySecret,
  });
  for (const name of ['expect', 'x-real-ip', 'forwarded', 'x-forwarded-port'])
    expect(headersIn(answer)).not.toHaveProperty(name);
});

test('a broken answer closes the connection, an invalid one is a 503, and later requests are served', async () => {
  const rest = ['HTTP/1.1', 'Host: shop.example', 'Connection: close', '', ''];
  const get = (path: string) => server.send(`GET ${path} ${rest[0]}`, ...rest.slice(1));
  expect(await get('/api/broken').catch(() => 'broken off')).not.toContain('"code"');
  expect(await get('/api/nonsense')).toContain(' 503 ');
  expect(await get('/api/echo')).toContain(' 200 OK');
});

describe('the answer of the API', () => {
  const answers: Readonly<Record<string, [status: number, headers: Record<string, string>]>> = {
    'DELETE /api/stores': [405, { Allow: 'GET, HEAD, POST' }],
    'PROPFIND /api/stores': [405, { Allow: 'GET, HEAD, POST' }],
    'TRACE /api/stores': [405, { Allow: 'GET, HEAD, POST' }],
    'OPTIONS /api/stores': [204, { Allow: 'GET, HEAD, POST' }],
    'HEAD /api/stores': [200, { 'Content-Length': '5000', ETag: '"x-br"', 'Content-Encoding': 'br' }],
    'GET /api/stores': [304, { ETag: '"x"', 'Content-Language': 'de', Vary: 'Accept-Encoding' }],
    'GET /api/admin/me': [401, { 'WWW-Authenticate': 'Bearer realm="API"' }],
    'POST /api/orders': [
      201,
      { Location: '/api/orders/1', 'Idempotency-Replayed': 'true', 'RateLimit-Remaining': '3' },
    ],
  };

  test.each(Object.entries(answers))('to %s is forwarded unchanged', async (line, [status, headers]) => {
    const upstream = await fakeApi((incoming, outgoing) => {
      const [code, answerHeaders] = answers[`${incoming.method} ${incoming.url}`] ?? [500, {}];
      outgoing.writeHead(code, answerHeaders).end();
    });
    const shared = await rawServer((await fakeOrigin({ API_URL: upstream.url })).app);
    const answer = await shared.send(`${line} HTTP/1.1`, 'Host: a', 'Connection: close', '', '');
    await shared.close();
    await upstream.close();
    const [first, ...lines] = answer.split('\r\n');
    expect(first).toContain(` ${status} `);
    const passed = Object.entries(headers).map(([name, value]) => `${name.toLowerCase()}: ${value}`);
    expect(lines).toEqual(expect.arrayContaining(passed));
  });

  test('is requested with the encodings and the conditions of the client', async () => {
    await server.send(
      'PUT /api/echo HTTP/1.1',
      'Host: a',
      'Connection: close',
      'Accept-Encoding: br',
      'If-Match: "3"',
      'If-None-Match: "x"',
      '',
      '',
    );
    expect(api.requests.at(-1)?.headers).toMatchObject({
      'accept-encoding': 'br',
      'if-match': '"3"',
      'if-none-match': '"x"',
    });
  });
});

describe('unfinished bodies', () => {
  const unfinished = ['POST /api/echo HTTP/1.1', 'Host: shop.example', 'Content-Length: 5', '', 'x'];
  const arrived = async (count: number) => {
    while (api.requests.length < count) await once(seen, 'request');
  };

  test('from one visitor are limited, with the contract’s error shape; other visitors are served', async () => {
    const behindProxy = await fakeOrigin({ API_URL: api.url, TRUST_PROXY: 'loopback' });
    const shared = await rawServer(behindProxy.app);
    const from = (address: string, lines: string[]) => [
      lines[0] ?? '',
      `X-Forwarded-For: ${address}`,
      ...lines.slice(1),
    ];
    for (let count = 0; count < 64; count += 1) await shared.hold(...from('203.0.113.7', unfinished));
    await arrived(64);
    const refused = await shared.send(...from('203.0.113.7', unfinished));
    expect(refused).toContain(' 429 ');
    expect(refused).toMatch(/^Retry-After: \d+\r$/m);
    expect(headersIn(refused)).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
    const other = ['POST /api/echo HTTP/1.1', 'Host: a', 'Connection: close', 'Content-Length: 2', '', 'hi'];
    expect(await shared.send(...from('203.0.113.8', other))).toContain(' 200 OK');
    expect(await shared.send(...from('203.0.113.7', ['GET /api/echo HTTP/1.0', '', '']))).toContain(' 200 OK');
    await shared.close();
  });

  test('of many visitors do not delay other requests', async () => {
    const behindProxy = await fakeOrigin({ API_URL: api.url, TRUST_PROXY: 'loopback' });
    const shared = await rawServer(behindProxy.app);
    for (let count = 0; count < 300; count += 1) {
      const [first = '', ...others] = unfinished;
      await shared.hold(first, `X-Forwarded-For: 198.51.100.${count % 250}`, ...others);
    }
    await arrived(256);
    expect(await shared.send('GET /api/echo HTTP/1.0', '', '')).toContain(' 200 OK');
    await shared.close();
  });
});
