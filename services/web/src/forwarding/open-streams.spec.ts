import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FakeApi, fakeApi } from '../testing/fake-api.js';
import { type FakeOrigin, fakeOrigin } from '../testing/fake-origin.js';

const EVENT = 'data: {"kind":"order.created"}\n\n';

let api: FakeApi;
let origin: FakeOrigin;
let server: Server;
let url: string;
let streams: EventEmitter;

beforeEach(async () => {
  streams = new EventEmitter();
  api = await fakeApi((_incoming, outgoing) => {
    outgoing.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(EVENT);
    outgoing.once('close', () => streams.emit('closed'));
  });
  origin = await fakeOrigin({ API_URL: api.url });
  server = createServer(origin.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/admin/live`;
});
afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await api.close();
});

const open = async (signal?: AbortSignal) => {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'gzip, br' }, ...(signal && { signal }) });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  return { headers: response.headers, next: () => reader.read() };
};

test('an event is forwarded at once and unchanged, and no proxy in front may buffer it', async () => {
  const { headers, next } = await open();
  expect((await next()).value).toBe(EVENT);
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('content-encoding')).toBeNull();
});

test('a stopping process ends its open streams, and each that is requested later', async () => {
  const stream = await open();
  await stream.next();
  const closed = once(streams, 'closed');
  origin.streams.endAll();
  expect((await stream.next()).done).toBe(true);
  await closed;
  const late = await open();
  await late.next();
  expect((await late.next()).done).toBe(true);
});

test('the API’s stream ends when the visitor disconnects, and does not count in the request durations', async () => {
  const disconnecting = new AbortController();
  const { next } = await open(disconnecting.signal);
  await next();
  const closed = once(streams, 'closed');
  disconnecting.abort();
  await closed;
  expect(await origin.metrics.registry.metrics()).not.toContain('vitrine_web_request_seconds_count{kind="api"');
});
