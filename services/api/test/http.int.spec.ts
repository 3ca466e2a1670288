import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { createTestApp } from './test-app.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const http = () => request(app.getHttpServer());

test('an unknown path is a 404 in the error shape, with a request id', async () => {
  const answer = await http().get('/nope').set('X-Request-Id', 'trace-1');
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual({ statusCode: 404, code: 'NOT_FOUND', error: 'Not found', message: 'Not found' });
  expect(answer.headers['x-request-id']).toBe('trace-1');
});

test('a path that cannot be decoded is a 404', async () => {
  const answer = await http().get('/api/products/%E0%A4%A');
  expect(answer.status).toBe(404);
  expect(answer.body.code).toBe('NOT_FOUND');
});

test.each([
  ['GET', '/api/features', 200],
  ['GET', '/api/docs/', 200],
  ['GET', '/api/reference', 200],
  ['GET', '/api/openapi.json', 200],
  ['GET', '/health/live', 200],
  ['GET', '/nope', 404],
  ['GET', '/uploads/none.webp', 404],
  ['GET', '/api/products/%E0%A4%A', 404],
  ['GET', '/api/orders', 401],
  ['GET', '/ops/queues', 401],
  ['POST', '/ops/queues', 401],
  ['POST', '/api/contacts', 400],
] as const)('%s %s (%i) carries the security headers', async (method, path, status) => {
  const agent = http();
  // Twice, because the second answer of a public read comes from the cache.
  for (let time = 1; time <= 2; time += 1) {
    const answer = await (method === 'GET' ? agent.get(path) : agent.post(path));
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(answer.headers['content-security-policy']?.split(';')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        expect.stringContaining("base-uri '"),
        "form-action 'none'",
        "frame-ancestors 'none'",
      ]),
    );
  }
});

test.each(['/api/docs/', '/api/docs/swagger-ui.css', '/api/reference', '/api/reference/redoc.js'])(
  '%s keeps other documents out of its process',
  async (path) => {
    const answer = await http().get(path);
    expect(answer.headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin', 'origin-agent-cluster': '?1' });
  },
);

test.each(['/api/orders', '/orders'])('malformed JSON to %s is a 400', async (path) => {
  const answer = await http().post(path).set('Content-Type', 'application/json').send('{"a":');
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', error: 'The request body is not valid JSON' });
});

test('a JSON body over 1 MB is a 413', async () => {
  const answer = await http()
    .post('/api/orders')
    .send({ notes: 'x'.repeat(1024 * 1024) });
  expect(answer.status).toBe(413);
  expect(answer.body.code).toBe('PAYLOAD_TOO_LARGE');
});

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', '__defineGetter__'])(
  'a field named %s is as unknown as any other',
  async (name) => {
    const odd = `{"email":"a@b.example","password":"x","${name}":{"a":1}}`;
    const body = await http().post('/api/admin/login').set('Content-Type', 'application/json').send(odd);
    expect(body.status).toBe(401);
    const nested = await http()
      .post('/api/orders')
      .set('Content-Type', 'application/json')
      .send(`{"customerInfo":{"${name}":1}}`);
    expect(nested.status).toBe(400);
  },
);
