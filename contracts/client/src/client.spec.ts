import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  ConflictError,
  ConnectionError,
  createVitrineClient,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ValidationError,
  VitrineError,
} from './index.js';
import { POSTS_WITHOUT_KEY } from './retrying-fetch.js';

interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

let server: Server;
let baseUrl: string;
/** Answers in order; the last one is repeated. An error closes the connection. */
let replies: (Reply | Error)[];
let received: { request: IncomingMessage; body: string }[];

beforeEach(async () => {
  received = [];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ request, body });
      const reply = replies.length > 1 ? replies.shift()! : replies[0]!;
      if (reply instanceof Error) return request.socket.destroy();
      response.writeHead(reply.status, { 'Content-Type': 'application/json', ...reply.headers });
      response.end(JSON.stringify(reply.body ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ORDER = {
  productId: '0197a3f2-7c1e-7000-8000-000000000000',
  orderType: 'product',
  customerInfo: {
    fullName: 'Erika Muster',
    email: 'erika@juwelier.example',
    telephone: '+49 89 1234567',
    companyName: 'Juwelier Muster',
    street: 'Goldgasse 1',
    city: 'München',
    postalCode: '80331',
    country: 'Deutschland',
    federalState: 'Bayern',
  },
  consentData: { dataProcessing: true },
} as const;

const keys = () => received.map(({ request }) => request.headers['idempotency-key']);

test('a call sends the key and the language, and returns the body', async () => {
  replies = [{ status: 200, body: [{ id: 'p' }] }];
  const vitrine = createVitrineClient({ baseUrl, apiKey: 'vt_secret', language: 'fr' });
  expect(await vitrine.get('/api/products')).toEqual([{ id: 'p' }]);
  expect(received[0]?.request.headers).toMatchObject({ authorization: 'Bearer vt_secret', 'accept-language': 'fr' });
});

test('a POST is retried with the same idempotency key after a closed connection and after a 503', async () => {
  replies = [new Error('ended'), { status: 503, headers: { 'Retry-After': '0' } }, { status: 201, body: { id: 'o' } }];
  expect(await createVitrineClient({ baseUrl }).post('/api/orders', { body: ORDER })).toEqual({ id: 'o' });
  expect(received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([ORDER, ORDER, ORDER]);
  expect(new Set(keys()).size).toBe(1);
  expect(keys()[0]).toMatch(/^[\da-f-]{36}$/);
});

test('an idempotency key of the caller is not replaced', async () => {
  replies = [{ status: 201 }];
  await createVitrineClient({ baseUrl }).post('/api/orders', { body: ORDER, headers: { 'Idempotency-Key': 'erp-17' } });
  expect(keys()).toEqual(['erp-17']);
});

test('calls that may toggle something, or create it twice, are not retried', async () => {
  replies = [{ status: 503 }];
  const vitrine = createVitrineClient({ baseUrl });
  const params = { path: { id: ORDER.productId } };
  await expect(vitrine.patch('/api/accessories/{id}/toggle-stock', { params })).rejects.toThrow(VitrineError);
  await expect(
    vitrine.post('/api/admin/login', {
      body: { email: 'erp@haus.example', password: 'x' },
      headers: { 'Idempotency-Key': 'ignored' },
    }),
  ).rejects.toThrow(VitrineError);
  expect(received).toHaveLength(2);
  expect(keys()).toEqual([undefined, undefined]);
});

test('every POST of staff has an idempotency key, too', async () => {
  replies = [
    { status: 503, headers: { 'Retry-After': '0' } },
    { status: 201, body: { id: 'n' } },
  ];
  const params = { path: { id: ORDER.productId } };
  const vitrine = createVitrineClient({ baseUrl, apiKey: 'vt_secret' });
  expect(await vitrine.post('/api/orders/{id}/notes', { params, body: { text: 'Anruf' } })).toEqual({ id: 'n' });
  expect(keys()[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys()[1]).toBe(keys()[0]);
});

test('every POST has an idempotency key except those without one in the document', () => {
  const { paths } = JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi/openapi.json'), 'utf8')) as {
    paths: Record<string, { post?: { parameters?: { $ref?: string }[] } }>;
  };
  const without = Object.entries(paths).filter(
    ([, { post }]) => post && !post.parameters?.some(({ $ref }) => $ref?.endsWith('/Idempotency-Key')),
  );
  expect([...POSTS_WITHOUT_KEY].sort()).toEqual(without.map(([path]) => path).sort());
});

test.each([
  [400, ValidationError, { fields: [{ field: 'customerInfo.email', message: 'Email is required' }] }, 'fields'],
  [403, PermissionError, { permission: 'orders:write' }, 'permission'],
  [404, NotFoundError, {}, undefined],
  [409, ConflictError, {}, undefined],
  [418, VitrineError, {}, undefined],
] as const)('a refusal with %i is an error of its own class', async (status, errorClass, more, property) => {
  replies = [{ status, body: { code: 'THE_CODE', error: 'A sentence', requestId: 'r-1', ...more } }];
  const error: unknown = await createVitrineClient({ baseUrl })
    .get('/api/products')
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(errorClass);
  expect(error).toMatchObject({
    status,
    code: 'THE_CODE',
    message: 'A sentence',
    requestId: 'r-1',
    name: errorClass.name,
  });
  if (property) expect(error).toMatchObject(more);
});

test('after the last attempt, a rate limit error says when to call again', async () => {
  replies = [{ status: 429, headers: { 'Retry-After': '0' }, body: { code: 'TOO_MANY_REQUESTS' } }];
  const call = createVitrineClient({ baseUrl, retries: 1 }).get('/api/products');
  await expect(call).rejects.toMatchObject({ constructor: RateLimitError, retryAfterSeconds: 0 });
  expect(received).toHaveLength(2);
});

test('an answer that is no JSON is an error that names its status', async () => {
  replies = [{ status: 400, headers: { 'Content-Type': 'text/html' }, body: '<html>' }];
  await expect(createVitrineClient({ baseUrl }).get('/api/products')).rejects.toMatchObject({
    status: 400,
    message: 'The API answered 400',
  });
});

test('an API that does not answer is a ConnectionError', async () => {
  server.close();
  await expect(createVitrineClient({ baseUrl, retries: 0 }).get('/api/products')).rejects.toBeInstanceOf(
    ConnectionError,
  );
});

test('a list is read page by page, until the loop ends', async () => {
  replies = [
    { status: 200, body: { entries: [{ id: 'c' }, { id: 'b' }], next: 'two' } },
    { status: 200, body: { entries: [{ id: 'a' }], next: null } },
  ];
  const path = '/api/orders/{id}/timeline';
  const init = { params: { path: { id: ORDER.productId } } };
  const ids = [];
  for await (const { id } of createVitrineClient({ baseUrl }).iterate(path, init)) ids.push(id);
  expect(ids).toEqual(['c', 'b', 'a']);
  expect(received.map(({ request }) => request.url?.split('?')[1])).toEqual([undefined, 'cursor=two']);
});
