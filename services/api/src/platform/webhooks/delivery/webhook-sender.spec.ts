import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { testEnvironment } from '../../../../test/test-environment.js';
import { AppConfig } from '../../../config/app-config.js';
import { WebhookSender } from './webhook-sender.js';

/** Answers on a bare connection, as no HTTP server would. */
let server: Server;
let answer: (socket: Socket) => void;
const sockets = new Set<Socket>();

beforeAll(async () => {
  server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
    socket.once('data', () => answer(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

const port = () => (server.address() as AddressInfo).port;
const makeSender = (environment: Record<string, string> = { WEBHOOK_ALLOW_PRIVATE: 'on' }) =>
  new WebhookSender(new AppConfig(testEnvironment(environment)));
const send = (address = `http://127.0.0.1:${port()}/hooks`, sender = makeSender()) =>
  sender.send(address, { 'content-type': 'application/json' }, '{}');

describe('an answer 101', () => {
  test.each([
    ['with the headers of an upgrade', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'],
    ['without them', ''],
  ])('%s is a failed attempt, and its connection is closed', async (_, headers) => {
    answer = (socket) => socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers}\r\n`);
    const closed = new Promise((resolve) => server.once('connection', (socket) => socket.once('close', resolve)));
    expect(await send()).toMatchObject({
      isDelivered: false,
      status: 101,
      error: 'The address answered 101',
    });
    await closed;
  });
});

test('a connection that is closed without an answer is a failed attempt', async () => {
  answer = (socket) => socket.end();
  expect(await send()).toMatchObject({
    isDelivered: false,
    status: null,
    error: 'The address closed the connection without an answer',
  });
});
