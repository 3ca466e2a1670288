import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { limitConnections } from './connection-limit.js';

let server: Server;
let sockets: Socket[];
let refused: number;

async function serve(isProxy: (address: string) => boolean = () => false): Promise<void> {
  sockets = [];
  refused = 0;
  server = createServer((_request, response) => response.end('served'));
  limitConnections(server, { perAddress: 3, isProxy, onRefused: () => (refused += 1) });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

/** Opens an idle connection from an address of this machine. */
async function open(localAddress: string): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function isServed(localAddress: string): Promise<boolean> {
  const socket = await open(localAddress);
  socket.write('GET / HTTP/1.0\r\n\r\n');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  await once(socket, 'close');
  return answer.endsWith('served');
}

test('the connections of one address are limited, and other addresses are served', async () => {
  await serve();
  for (let count = 0; count < 3; count += 1) await open('127.0.0.2');
  expect(await isServed('127.0.0.2')).toBe(false);
  expect(refused).toBe(1);
  expect(await isServed('127.0.0.3')).toBe(true);
});

test('a closed connection is no longer counted', async () => {
  await serve();
  const [first] = [await open('127.0.0.2'), await open('127.0.0.2'), await open('127.0.0.2')];
  const ended = once(server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
  expect(await isServed('127.0.0.2')).toBe(false);
  await ended;
  first.end();
  await once(first, 'close');
  expect(await isServed('127.0.0.2')).toBe(true);
});

test('connections of a trusted proxy are not counted', async () => {
  await serve((address) => address === '127.0.0.2');
  for (let count = 0; count < 5; count += 1) await open('127.0.0.2');
  expect(await isServed('127.0.0.2')).toBe(true);
});
