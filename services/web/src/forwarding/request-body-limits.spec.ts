import express from 'express';
import { fakeOrigin } from '../testing/fake-origin.js';
import { type RawServer, rawServer } from '../testing/raw-request.js';
import { limitRequestBodies } from './request-body-limits.js';

let server: RawServer;
afterEach(() => server.close());

const unfinished = (method: string, path: string, ...headers: string[]) => [
  `${method} ${path} HTTP/1.1`,
  'Host: shop.example',
  ...headers,
  'Content-Length: 9999',
  '',
  'x',
];

test.each(['POST', 'GET'])('a %s whose body is not read is closed soon after its answer', async (method) => {
  const app = express().use(limitRequestBodies({ wholeMs: 3_600_000, graceMs: 1 }), (_request, response) => {
    response.end('answered');
  });
  server = await rawServer(app);
  expect(await server.send(...unfinished(method, '/'))).toContain('answered');
});

test('a body must arrive within its timeout, an upload has a longer one', async () => {
  const left: string[] = [];
  const app = express().use(limitRequestBodies({ wholeMs: 1, graceMs: 1 }), (request, response) => {
    request.once('error', () => left.push(request.path)).resume();
    if (request.path === '/upload')
      void server.send(...unfinished('POST', '/other')).finally(() => response.end('kept'));
  });
  server = await rawServer(app);
  expect(
    await server.send(...unfinished('POST', '/upload', 'Content-Type: multipart/form-data; boundary=b')),
  ).toContain('kept');
  expect(left[0]).toBe('/other');
});

test('pages limit unfinished bodies of one visitor like the API, and an IPv6 network is one visitor', async () => {
  server = await rawServer((await fakeOrigin({ TRUST_PROXY: 'loopback' })).app);
  const from = (host: number) => unfinished('POST', '/', `X-Forwarded-For: 2001:db8:0:42::${host.toString(16)}`);
  for (let count = 1; count <= 64; count += 1) await server.hold(...from(count));
  const answer = await server.send(...from(65));
  expect(answer).toContain(' 429 ');
  expect(answer).toContain('"code":"TOO_MANY_REQUESTS"');
  const other = ['POST / HTTP/1.1', 'Host: a', 'Connection: close', 'X-Forwarded-For: 2001:db8:0:43::1'];
  expect(await server.send(...other, 'Content-Length: 2', '', 'hi')).toContain(' 405 ');
});
