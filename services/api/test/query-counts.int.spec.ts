import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Client } from 'pg';
import request from 'supertest';
import { AppModule } from '../src/app.module.js';
import { readDemo } from '../src/cli/demo/demo-files.js';
import { DemoModule } from '../src/cli/demo/demo.module.js';
import { seedThrough } from '../src/cli/demo/seed.js';
import { ADMIN, signIn } from './fixtures/orders.js';
import { createTestApp } from './test-app.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/**
 * The most statements that each read may send to the database, however many rows it shows. One of them is the check of the session where a token is
 * needed, and one the entry in the audit log where people's data are read. A new read must be listed here.
 */
const MOST: Readonly<Record<string, number>> = {
  '/api/accessories': 1,
  '/api/accessories/admin/all': 2,
  '/api/accessories/{id}': 1,
  '/api/admin/audit': 3,
  '/api/admin/me': 2,
  '/api/admin/sessions': 2,
  '/api/admin/statistics': 2,
  '/api/admin/system': 6,
  '/api/articles': 2,
  '/api/articles/admin/all': 2,
  '/api/articles/{slug}': 1,
  '/api/contacts/admin/all': 4,
  '/api/contacts/admin/stats': 2,
  '/api/contacts/admin/{id}': 3,
  '/api/content-pages/admin/all': 2,
  '/api/content-pages/{key}': 1,
  '/api/coupons/admin': 3,
  '/api/coupons/admin/{id}/usage': 4,
  '/api/demonstrations/admin/all': 4,
  '/api/demonstrations/admin/stats': 2,
  '/api/demonstrations/admin/{id}': 3,
  '/api/features': 1,
  '/api/features/admin/all': 2,
  '/api/hero': 1,
  '/api/hero/admin': 2,
  '/api/homepage-sections': 1,
  '/api/homepage-sections/admin/all': 2,
  '/api/interviews': 1,
  '/api/interviews/admin/all': 2,
  '/api/interviews/{id}': 1,
  '/api/orders': 5,
  '/api/orders/admin/{id}/decrypt-customer': 3,
  '/api/orders/export': 8,
  '/api/orders/admin/stats': 2,
  '/api/orders/subscriptions/stats': 2,
  '/api/orders/{id}': 4,
  '/api/products': 4,
  '/api/products/{id}': 4,
  '/api/products/{id}/sheet.pdf': 4,
  '/api/search': 1,
  '/api/stores': 1,
  '/api/stores/all': 2,
};

/** What the pool asks now and then to know that the database is there. */
const PULSE = 'select 1';

@Module({ imports: [AppModule, DemoModule] })
class ApiWithDemo {}

interface Operation {
  security?: unknown[];
}

const document = JSON.parse(readFileSync(join(process.cwd(), '../../contracts/openapi/openapi.json'), 'utf8')) as {
  paths: Record<string, { get?: Operation }>;
};
const reads = Object.keys(document.paths).filter(
  (path) => path.startsWith('/api/') && document.paths[path]?.get !== undefined,
);

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.ownerUrl, { module: ApiWithDemo, environment: ADMIN });
  await seedThrough(app, readDemo());
  token = await signIn(app);
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** A path with the id of a row that exists. */
async function getAddress(path: string): Promise<string> {
  if (path.endsWith('{key}')) return path.replace('{key}', 'imprint');
  if (path.endsWith('{slug}')) return path.replace('{slug}', 'classic-atelier-werkstatt');
  if (path === '/api/search') return `${path}?q=signature`;
  const table = path.split('/')[2] ?? '';
  if (!path.includes('{id}')) return path;
  const [row] = await database.query<{ id: string }>(`select id from ${table} limit 1`);
  return path.replace('{id}', row?.id ?? '');
}

test('every read is listed', () => {
  expect(Object.keys(MOST).sort()).toEqual([...reads].sort());
});

test.each(reads)('GET %s sends few statements, however many rows it shows', async (path) => {
  const address = await getAddress(path);
  const isPublic = document.paths[path]?.get?.security === undefined;
  const statements: string[] = [];
  // The lambda of a spy has no `this`; a client's own does the work.
  const original = Client.prototype.query as (...given: unknown[]) => unknown;
  const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [statement] = given as [string | { text: string }];
    const text = typeof statement === 'string' ? statement : statement.text;
    if (text !== PULSE) statements.push(text);
    return original.apply(this, given) as never;
  });
  try {
    const call = request(app.getHttpServer()).get(address);
    const answer = await (isPublic ? call : call.auth(token, { type: 'bearer' }));
    expect(answer.status).toBe(200);
  } finally {
    spy.mockRestore();
  }
  expect({ statements: statements.length > (MOST[path] ?? 0) ? statements : [] }).toEqual({ statements: [] });
});
