import { createHash, randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FakeApi, fakeApi } from '../testing/fake-api.js';
import { fakeOrigin } from '../testing/fake-origin.js';

const MEGABYTE = 1024 * 1024;
const chunk = randomBytes(MEGABYTE);

let api: FakeApi;
let web: Server;
let port: number;

async function start(answer: RequestListener): Promise<void> {
  api = await fakeApi(answer);
  web = createServer((await fakeOrigin({ API_URL: api.url })).app);
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  port = (web.address() as AddressInfo).port;
}

afterEach(async () => {
  web.closeAllConnections();
  await new Promise((resolve) => web.close(resolve));
  await api.close();
});

function* megabytes(count: number): Generator<Buffer> {
  for (let sent = 0; sent < count; sent += 1) yield chunk;
}

const upload = (bytes: number) =>
  request({ port, path: '/api/upload', method: 'POST', headers: { 'Content-Length': bytes } });
const toAnswer = (call: ReturnType<typeof request>) =>
  new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; text: string }>((resolve, reject) => {
    call.once('error', reject).once('response', (response) => {
      void new Response(Readable.toWeb(response) as ReadableStream)
        .text()
        .then((text) => resolve({ status: response.statusCode, headers: response.headers, text }), reject);
    });
  });

test('a film of 100 MB arrives byte for byte', async () => {
  const size = 100;
  await start((incoming, outgoing) => {
    const hash = createHash('sha256');
    void pipeline(incoming, hash).then(() => outgoing.end(hash.digest('hex')));
  });
  const call = upload(size * MEGABYTE);
  const answer = toAnswer(call);
  await pipeline(Readable.from(megabytes(size)), call);
  const expected = createHash('sha256');
  for (const part of megabytes(size)) expected.update(part);
  expect((await answer).text).toBe(expected.digest('hex'));
});

test('a body is read no faster than the API reads it', async () => {
  const arrivals = new EventEmitter();
  const arrived = once(arrivals, 'request');
  await start((incoming, outgoing) => {
    incoming.once('end', () => outgoing.end('done'));
    arrivals.emit('request', incoming.pause());
  });
  const sockets: Socket[] = [];
  web.on('connection', (socket) => sockets.push(socket));
  const size = 64;
  const call = upload(size * MEGABYTE);
  const answer = toAnswer(call);
  const sent = pipeline(Readable.from(megabytes(size)), call);
  const [unread] = (await arrived) as [IncomingMessage];
  // The upload stalls once the buffers of the sockets on the way are full.
  let before = -1;
  while (sockets[0] && sockets[0].bytesRead !== before) {
    before = sockets[0].bytesRead;
    for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
  }
  expect(before).toBeLessThan((size / 2) * MEGABYTE);
  unread.resume();
  await sent;
  expect((await answer).text).toBe('done');
});

test('a refusal is sent before the rest of the body has arrived', async () => {
  await start((_incoming, outgoing) => {
    outgoing.writeHead(413, { 'Content-Type': 'application/json' }).end('{"code":"PAYLOAD_TOO_LARGE"}');
  });
  const call = upload(100 * MEGABYTE);
  call.write(chunk);
  const answer = await toAnswer(call);
  expect(answer).toMatchObject({ status: 413, text: '{"code":"PAYLOAD_TOO_LARGE"}' });
  call.destroy();
});

test('range requests and their answers are forwarded unchanged', async () => {
  await start((incoming, outgoing) => {
    outgoing.writeHead(206, {
      'Content-Range': `bytes 2-3/10`,
      'Accept-Ranges': 'bytes',
      ETag: '"film"',
      'X-Asked': `${String(incoming.headers.range)} ${String(incoming.headers['if-range'])}`,
    });
    outgoing.end('23');
  });
  const headers = { Range: 'bytes=2-3', 'If-Range': '"film"', 'Accept-Encoding': 'br, gzip' };
  const answer = await toAnswer(request({ port, path: '/uploads/film.mp4', headers }).end());
  expect(answer).toMatchObject({
    status: 206,
    text: '23',
    headers: {
      'content-range': 'bytes 2-3/10',
      'accept-ranges': 'bytes',
      etag: '"film"',
      'x-asked': 'bytes=2-3 "film"',
    },
  });
  expect(answer.headers).not.toHaveProperty('content-encoding');
});
