import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { ADMIN, signIn } from './fixtures/orders.js';
import { listRoutes } from './routes.js';
import { createTestApp } from './test-app.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: ADMIN });
  token = await signIn(app);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const http = () => request(app.getHttpServer());
const writing = () => listRoutes(app).filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/'));
const getAgent = (method: string) => method.toLowerCase() as 'post';

test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/json', 'application/xml'])(
  'no route takes a body of the type %s',
  async (type) => {
    expect(writing().length).toBeGreaterThan(20);
    for (const { method, path, url } of writing()) {
      const answer = await http()
        [getAgent(method)](url)
        .auth(token, { type: 'bearer' })
        .set('Content-Type', type)
        .send('{"email":"a@b.example"}');
      // A 404 of Nest itself comes from a prefix without a handler.
      if (answer.status === 404 && answer.body.error === 'Not found') continue;
      expect({ route: `${method} ${path}`, status: answer.status, code: answer.body.code }).toEqual({
        route: `${method} ${path}`,
        status: 415,
        code: 'UNSUPPORTED_MEDIA_TYPE',
      });
    }
  },
);

test('a form is taken only where a route says so', async () => {
  const form = () => http().post('/api/orders').field('productId', 'x');
  expect((await form()).status).toBe(415);
});

test('a request without a token is answered 401 before its body type is checked', async () => {
  const answer = await http().post('/api/products').set('Content-Type', 'text/plain').send('x');
  expect(answer.status).toBe(401);
});

test('a body without a content type is refused, a request without a body is not', async () => {
  const untyped = await http().post('/api/orders').set('Content-Type', '').send('{}');
  expect(untyped.status).toBe(415);
  const empty = await http().post('/api/admin/ops-session').auth(token, { type: 'bearer' });
  expect(empty.status).toBe(204);
  const odd = await http()
    .post('/api/admin/ops-session')
    .auth(token, { type: 'bearer' })
    .set({ 'Content-Type': 'text/plain', 'Content-Length': '0' });
  expect(odd.status).toBe(204);
});

test.each(['application/json; charset=utf-8', 'APPLICATION/JSON'])('%s is JSON', async (type) => {
  const answer = await http().post('/api/orders').set('Content-Type', type).send('{}');
  expect(answer.body.code).toBe('VALIDATION_FAILED');
});
