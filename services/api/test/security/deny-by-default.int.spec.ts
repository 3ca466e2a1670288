import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { listRoutes } from '../routes.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';

/** Every route that is open to everyone. A route that is not listed here must be closed. */
const OPEN = new Set([
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
  'POST /api/admin/login',
  'POST /api/admin/login/second-factor',
  'POST /api/admin/login/passkey',
  'POST /api/admin/login/passkey/options',
  'GET /api/admin/invitations/:token',
  'POST /api/admin/invitations/:token/accept',
  'POST /api/admin/password-reset',
  'GET /api/admin/password-reset/:token',
  'POST /api/admin/password-reset/:token',
  'GET /api/reference',
  'GET /api/reference/redoc.js',
  'GET /api/reference/purify.min.js',
  'GET /api/reference/policy.js',
  'GET /api/reference/start.js',
  'GET /api/reference/guides.md',
  'GET /api/previews/:token',
  'GET /api/products',
  'GET /api/products/:id',
  'GET /api/products/:id/sheet.pdf',
  'GET /api/features',
  'GET /api/accessories',
  'GET /api/accessories/:id',
  'GET /api/stores',
  'GET /api/content-pages/:key',
  'GET /api/homepage-sections',
  'GET /api/search',
  'POST /api/coupons/validate',
  'POST /api/orders',
  'GET /api/hero',
  'GET /api/settings',
  'GET /api/settings/icons/:name',
  'GET /api/articles',
  'GET /api/articles/:slug',
  'GET /api/interviews',
  'GET /api/interviews/:id',
  'POST /api/contacts',
  'POST /api/demonstrations',
]);

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

test('every other route requires a token', async () => {
  const all = listRoutes(app);
  const names = all.map(({ method, path }) => `${method} ${path}`);
  expect(names.length).toBeGreaterThan(20);
  expect([...OPEN].filter((name) => !names.includes(name))).toEqual([]);
  for (const { method, path, url } of all) {
    if (OPEN.has(`${method} ${path}`)) continue;
    const agent = request(app.getHttpServer());
    const answer = await agent[method.toLowerCase() as 'get'](url).send(method === 'GET' ? undefined : {});
    // A 404 of Nest itself (prefixes and wildcards) and a 405 come from no handler.
    if (answer.status === 405 || (answer.status === 404 && answer.body.error === 'Not found')) continue;
    expect({ route: `${method} ${path}`, status: answer.status, code: answer.body.code }).toEqual({
      route: `${method} ${path}`,
      status: 401,
      code: 'INVALID_TOKEN',
    });
  }
});
