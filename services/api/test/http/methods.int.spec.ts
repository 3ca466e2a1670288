import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { getAddress, operations } from './document.js';

const ORIGIN = 'https://partner.example';
const EVERY_METHOD = ['get', 'head', 'post', 'put', 'patch', 'delete', 'propfind', 'trace'] as const;
const IN_ALLOW = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

let database: TestDatabase;
let app: NestExpressApplication;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: { CORS_ORIGINS: ORIGIN } });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const http = () => request(app.getHttpServer());
const ask = (method: string, path: string) => http()[method as 'get'](path);

const paths = [...new Set(operations.map(({ path }) => path))].map((path) => {
  const documented = operations.filter((operation) => operation.path === path).map(({ method }) => method as string);
  const answered = [...documented, ...(documented.includes('get') ? ['head'] : [])];
  return {
    path,
    allow: IN_ALLOW.filter((method) => answered.includes(method.toLowerCase())).join(', '),
    others: EVERY_METHOD.filter((method) => !answered.includes(method)),
  };
});

test.each(paths)('$path answers other methods with 405, and names its own in Allow', async (each) => {
  expect(each.others.length).toBeGreaterThan(0);
  for (const method of each.others) {
    const { status, headers, body } = await ask(method, getAddress(each.path));
    expect([method, status, headers['allow']]).toEqual([method, 405, each.allow]);
    if (method === 'head') continue;
    expect(body).toEqual({
      statusCode: 405,
      code: 'METHOD_NOT_ALLOWED',
      error: `This address only answers ${each.allow}`,
      message: `This address only answers ${each.allow}`,
    });
  }
});

test.each(paths)('$path answers OPTIONS with its methods', async ({ path, allow }) => {
  const { status, headers, text } = await http().options(getAddress(path));
  expect([status, headers['allow'], text]).toEqual([204, allow, '']);
});

test('a path that does not exist is a 404 for every method', async () => {
  for (const method of ['options', 'get', 'delete']) expect((await ask(method, '/api/nothing')).status).toBe(404);
});

test('a path without the prefix /api has the same methods', async () => {
  const { status, headers } = await http().delete('/stores');
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
});

test('a refused method is reported before its body is read', async () => {
  const { status } = await http().put('/api/stores').set('Content-Type', 'application/json').send('{');
  expect(status).toBe(405);
});

test('a preflight of an allowed origin gets the headers that it may send and read', async () => {
  const { status, headers } = await http()
    .options(getAddress('/api/products/{id}'))
    .set({ Origin: ORIGIN, 'Access-Control-Request-Method': 'PUT' });
  expect(status).toBe(204);
  expect(headers).toMatchObject({ allow: 'GET, HEAD, PUT, DELETE', 'access-control-allow-origin': ORIGIN });
  expect(headers['access-control-allow-headers']).toContain('If-Match');
  const answer = await http().get('/api/stores').set('Origin', ORIGIN);
  expect(answer.headers['access-control-expose-headers']).toContain('ETag');
});
