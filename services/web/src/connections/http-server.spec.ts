import { type AddressInfo, connect } from 'node:net';
import { type RawServer, rawServer } from '../testing/raw-request.js';
import { createHttpServer } from './http-server.js';

const headers = { 'X-Content-Type-Options': 'nosniff' };
let server: RawServer;
afterEach(() => server.close());

test('timeouts are checked often enough to be accurate to a few seconds', async () => {
  const web = createHttpServer(() => undefined, headers);
  server = await rawServer(web);
  expect(web.headersTimeout).toBe(20_000);
  expect((web as unknown as { connectionsCheckingInterval: number }).connectionsCheckingInterval).toBe(5000);
});

test.each([
  ['a request that is not HTTP', ['NONSENSE', '', ''], 400, 'VALIDATION_FAILED'],
  ['a header without a name', ['GET / HTTP/1.1', 'Host: a', ': b', '', ''], 400, 'VALIDATION_FAILED'],
  ['headers of 20 KB', ['GET / HTTP/1.1', 'Host: a', `X-A: ${'a'.repeat(20_000)}`, '', ''], 431, 'HEADERS_TOO_LARGE'],
])('%s gets the contract’s error shape and the default headers', async (_name, lines, status, code) => {
  server = await rawServer(createHttpServer(() => undefined, headers));
  const answer = await server.send(...lines);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
  const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as { error: string; message: string };
  expect(body).toMatchObject({ statusCode: status, code });
  expect(body.error).toBe(body.message);
});

test('no error is sent after an answer has begun', async () => {
  const web = createHttpServer(
    (request, response) => void request.resume().once('data', () => response.write('begun')),
    {},
  );
  server = await rawServer(web);
  const socket = connect((web.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n');
  let answer = '';
  for await (const part of socket) {
    answer += String(part);
    if (answer.includes('begun')) socket.write('nonsense\r\n');
  }
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});
