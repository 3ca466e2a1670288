import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { createTestApp } from './test-app.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** Every route that is open to everyone. A route that is not listed here must be closed. */
const OPEN = new Set([
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
  'POST /api/admin/login',
  'GET /api/products',
  'GET /api/products/:id',
  'GET /api/accessories',
  'GET /api/accessories/:id',
  'POST /api/coupons/validate',
  'POST /api/orders',
]);

/** Routes of Swagger UI, which lie outside Nest's guards. */
const DOCUMENT = /^\/api\/(?:docs|openapi)/;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

interface Layer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
}

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

function routes(): { method: string; path: string }[] {
  const { router } = app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
  return router.stack.flatMap(({ route }) => {
    if (!route) return [];
    const methods = METHODS.filter((method) => route.methods[method.toLowerCase()]);
    return [route.path].flat().flatMap((path) => methods.map((method) => ({ method, path })));
  });
}

test('every route without an exception asks for a token', async () => {
  const all = routes().filter(({ path }) => !DOCUMENT.test(path));
  const names = all.map(({ method, path }) => `${method} ${path}`);
  expect(names.length).toBeGreaterThan(20);
  expect([...OPEN].filter((name) => !names.includes(name))).toEqual([]);
  for (const { method, path } of all) {
    if (OPEN.has(`${method} ${path.replace(/\/$/, '')}`)) continue;
    if (path.includes('*')) continue;
    const url = path.replace(/:\w+/g, '0197aaaa-0000-7000-8000-000000000000');
    const agent = request(app.getHttpServer());
    const answer = await agent[method.toLowerCase() as 'get'](url).send(method === 'GET' ? undefined : {});
    // Nest's own "nothing here" on prefixes and wildcards is no handler.
    if (answer.status === 404 && answer.body.error === 'Not found') continue;
    expect({ route: `${method} ${path}`, status: answer.status, code: answer.body.code }).toEqual({
      route: `${method} ${path}`,
      status: 401,
      code: 'INVALID_TOKEN',
    });
  }
});
