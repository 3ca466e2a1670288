import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { drainable } from './drain.js';

const GRACE_MS = 30_000;

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  const drain = drainable(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  await once(socket, 'connect');
  return { server, drain, port, socket };
}
const ask = (socket: Socket) => socket.write('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n');
const allOf = async (socket: Socket) => {
  let text = '';
  for await (const part of socket) text += String(part);
  return text;
};

test('a request in flight is answered, and its connection is closed then', async () => {
  let answer: () => void = () => undefined;
  const { server, drain, socket } = await serve((_request, response) => (answer = () => response.end('done')));
  ask(socket);
  await once(server, 'request');
  const drained = drain(GRACE_MS);
  answer();
  expect(await allOf(socket)).toContain('done');
  await drained;
});

test('a request that arrives on an open connection is answered', async () => {
  const { drain, socket } = await serve((_request, response) => response.end('done'));
  const drained = drain(GRACE_MS);
  ask(socket);
  const text = await allOf(socket);
  expect(text).toContain('done');
  expect(text).toMatch(/^Connection: close\r$/m);
  await drained;
});

test('new connections are refused, and a connection without a request does not delay the end', async () => {
  const { server, drain, port, socket } = await serve((_request, response) => response.end('done'));
  const drained = drain(GRACE_MS);
  while (server.listening) await nextTurn();
  const late = connect(port, '127.0.0.1');
  const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNREFUSED');
  socket.resume();
  await drained;
});

test('a request that is not answered in time is cut off, and reported', async () => {
  const { server, drain, socket } = await serve(() => undefined);
  ask(socket);
  await once(server, 'request');
  socket.resume();
  expect(await drain(20)).toBe(false);
});

test('a server that does not listen is drained at once', async () => {
  expect(await drainable(createServer())(GRACE_MS)).toBe(true);
});
