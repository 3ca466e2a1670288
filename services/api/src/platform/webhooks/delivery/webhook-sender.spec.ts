import { randomBytes } from 'node:crypto';
import { lookup, type LookupAddress } from 'node:dns';
import { createServer, isIPv6, type AddressInfo, type Server, type Socket } from 'node:net';
import { testEnvironment } from '../../../../test/test-environment.js';
import { AppConfig } from '../../../config/app-config.js';
import { SendingRules } from './sending-rules.js';
import { WebhookSender } from './webhook-sender.js';

/** A plain TCP server, which can answer as no HTTP server would. */
let server: Server;
let answer: (socket: Socket) => void;
const sockets = new Set<Socket>();
let connections = 0;

beforeAll(async () => {
  server = createServer((socket) => {
    connections += 1;
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
interface Sending {
  environment?: Record<string, string>;
  rules?: Partial<SendingRules>;
}
const send = (address: string, { environment = { WEBHOOK_ALLOW_PRIVATE: 'on' }, rules = {} }: Sending = {}) =>
  new WebhookSender(new AppConfig(testEnvironment(environment)), { ...new SendingRules(), ...rules }).send(
    address,
    { 'content-type': 'application/json' },
    '{}',
  );
const here = () => `http://127.0.0.1:${port()}/hooks`;

describe('an answer 101', () => {
  test.each([
    ['with the headers of an upgrade', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'],
    ['without them', ''],
  ])('%s is a failed attempt, and its connection is closed', async (_, headers) => {
    answer = (socket) => socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers}\r\n`);
    const closed = new Promise((resolve) => server.once('connection', (socket) => socket.once('close', resolve)));
    expect(await send(here())).toMatchObject({
      isDelivered: false,
      status: 101,
      error: 'The address answered 101',
    });
    await closed;
  });
});

test('a connection that is closed without an answer is a failed attempt', async () => {
  answer = (socket) => socket.end();
  expect(await send(here())).toMatchObject({
    isDelivered: false,
    status: null,
    error: 'The address closed the connection without an answer',
  });
});

describe('the timeout of an attempt', () => {
  test('is 15 seconds', () => expect(new SendingRules().timeoutMs).toBe(15_000));

  test('ends an attempt without an answer', async () => {
    answer = () => undefined;
    const attempt = await send(here(), { rules: { timeoutMs: 200 } });
    expect(attempt.ms).toBeLessThan(5000);
    expect(attempt).toMatchObject({
      isDelivered: false,
      status: null,
      error: 'The address did not answer within 0.2 seconds',
    });
  });

  test('ends an answer that is never complete, which still counts as delivered', async () => {
    answer = (socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nbegun');
    const attempt = await send(here(), { rules: { timeoutMs: 500 } });
    expect(attempt).toMatchObject({ isDelivered: true, status: 200, body: 'begun', error: null });
  });

  test.each([200, 204, 299])('is not reached by an answer %i, which is a success', async (status) => {
    answer = (socket) => socket.end(`HTTP/1.1 ${status} Answer\r\nContent-Length: 0\r\n\r\n`);
    expect(await send(here())).toMatchObject({ isDelivered: true, status });
  });
});

const FORBIDDEN = { isDelivered: false, status: null, error: 'The address is not one of the public internet' };
/** A public address that is assigned to nobody. */
const PUBLIC = '2d00::1';
/** A name lookup that gives one answer after the other, and then repeats the last one. */
function lookupOf(...answers: readonly (readonly string[])[]) {
  const asked: string[] = [];
  const find = (name: string, _: object, callback: (error: null, found: LookupAddress[]) => void) => {
    const addresses = answers[Math.min(asked.push(name), answers.length) - 1] ?? [];
    callback(
      null,
      addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 })),
    );
  };
  return { asked, rules: { timeoutMs: 500, lookup: find as typeof lookup } };
}
const STRICT = { WEBHOOK_ALLOW_PRIVATE: 'off' };

describe('an address of the own network', () => {
  test.each([
    '169.254.169.254',
    '168.63.129.16',
    '100.100.100.200',
    '2852039166',
    '0xa9.0xfe.0xa9.0xfe',
    '[::1]',
    '[::]',
    '[::127.0.0.1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:a9fe:a9fe]',
    '[64:ff9b::a9fe:a9fe]',
    '[2002:7f00:1::]',
    '[2001::7f00:1]',
    '[fd00:ec2::254]',
    '[fe80::1]',
  ])('is refused as %s, and no name is looked up', async (host) => {
    const { asked, rules } = lookupOf([PUBLIC]);
    const before = connections;
    expect(await send(`http://${host}:${port()}/hooks`, { environment: STRICT, rules })).toMatchObject(FORBIDDEN);
    expect([asked, connections]).toEqual([[], before]);
  });

  test.each([
    '127.0.0.1',
    '10.0.0.1',
    '169.254.169.254',
    '168.63.129.16',
    '::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    'fd00:ec2::254',
    'fe80::1',
  ])('is refused when a name resolves to %s', async (address) => {
    const { asked, rules } = lookupOf([address]);
    const before = connections;
    expect(await send(`http://erp.example:${port()}/`, { environment: STRICT, rules })).toMatchObject(FORBIDDEN);
    expect([asked, connections]).toEqual([['erp.example'], before]);
  });
});

describe('a name', () => {
  test('is looked up once per attempt, so changing its address in between has no effect', async () => {
    const { asked, rules } = lookupOf([PUBLIC], ['127.0.0.1']);
    const before = connections;
    const address = `http://rebinding.example:${port()}/`;
    const first = await send(address, { environment: STRICT, rules });
    expect(first).toMatchObject({ isDelivered: false, status: null });
    expect(first.error).not.toBe(FORBIDDEN.error);
    expect([asked.length, connections]).toEqual([1, before]);
    expect(await send(address, { environment: STRICT, rules })).toMatchObject(FORBIDDEN);
    expect([asked.length, connections]).toEqual([2, before]);
  });

  test.each([
    ['127.0.0.1', PUBLIC],
    [PUBLIC, '127.0.0.1'],
  ])('that resolves to %s and %s leads only to the public one', async (...both) => {
    const { rules } = lookupOf(both);
    const before = connections;
    const attempt = await send(`http://mixed.example:${port()}/`, { environment: STRICT, rules });
    expect(attempt).toMatchObject({ isDelivered: false, status: null });
    expect(attempt.error).not.toBe(FORBIDDEN.error);
    expect(connections).toBe(before);
  });
});

test.each<[string, unknown, string[]]>([
  ['http', FORBIDDEN.error, []],
  ['https', expect.not.stringContaining(FORBIDDEN.error), ['erp.example']],
])('in production only https is sent to: %s', async (scheme, error, lookedUp) => {
  const { asked, rules } = lookupOf([PUBLIC]);
  const environment = {
    NODE_ENV: 'production',
    MAIL_FROM: 'Vitrine <orders@vitrine.example>',
    STAFF_EMAIL: 'staff@vitrine.example',
    PROXY_SECRET: randomBytes(32).toString('base64'),
  };
  expect(await send(`${scheme}://erp.example:${port()}/`, { environment, rules })).toMatchObject({
    status: null,
    error,
  });
  expect(asked).toEqual(lookedUp);
});
