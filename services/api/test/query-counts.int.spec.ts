import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Client } from 'pg';
import { LANGUAGES } from '@vitrine/schemas';
import request from 'supertest';
import { AppModule } from '../src/app.module.js';
import { readDemo } from '../src/cli/demo/demo-files.js';
import { DemoModule } from '../src/cli/demo/demo.module.js';
import { seedThrough } from '../src/cli/demo/seed.js';
import { ADMIN, signIn } from './fixtures/orders.js';
import { addLinks } from './fixtures/links.js';
import { isStream } from './http/streams.js';
import { createTestApp } from './test-app.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/**
 * The most statements that each read may send to the database, however many rows it shows. One of them is the check of the session where a token is
 * needed, and one the entry in the audit log where people's data are read. A new read must be listed here.
 */
const MAX_STATEMENTS: Readonly<Record<string, number>> = {
  '/api/accessories': 1,
  '/api/accessories/admin/all': 2,
  '/api/accessories/{id}': 1,
  '/api/admin/api-keys': 2,
  '/api/admin/assignees': 2,
  '/api/admin/attention': 2,
  '/api/admin/audit': 3,
  '/api/admin/exports/{kind}': 2,
  '/api/admin/follow-ups/due': 3,
  '/api/admin/imports/{id}': 2,
  '/api/admin/invitations/{token}': 1,
  '/api/admin/live/changes': 2,
  '/api/admin/me': 3,
  '/api/admin/media-files': 3,
  '/api/admin/media-files/{id}': 3,
  '/api/admin/passkeys': 2,
  '/api/admin/password-reset/{token}': 1,
  '/api/admin/reply-templates': 2,
  '/api/admin/missing-translations': 3,
  '/api/admin/search': 18,
  '/api/admin/sessions': 2,
  '/api/admin/settings': 2,
  '/api/admin/staff': 4,
  '/api/admin/statistics': 4,
  '/api/admin/system': 7,
  '/api/admin/trash': 2,
  '/api/admin/views': 2,
  '/api/admin/webhooks': 2,
  '/api/admin/webhooks/{id}/deliveries': 3,
  '/api/articles': 2,
  '/api/articles/admin/all': 2,
  '/api/articles/{slug}': 1,
  '/api/contacts/admin/all': 5,
  '/api/contacts/admin/export': 8,
  '/api/contacts/admin/stats': 2,
  '/api/contacts/admin/{id}': 4,
  // Three kinds of requests are searched for the address, two for the company, and messages for each address of the company.
  '/api/contacts/admin/{id}/retailer': 11,
  '/api/contacts/admin/{id}/timeline': 4,
  '/api/contacts/admin/{id}/timeline/{entryId}': 4,
  '/api/content-pages/admin/all': 2,
  '/api/content-pages/admin/{id}/versions': 2,
  '/api/content-pages/admin/{id}/versions/{number}': 2,
  // The second reads the house's own facts.
  '/api/content-pages/{key}': 2,
  '/api/coupons/admin': 3,
  '/api/coupons/admin/{id}/usage': 4,
  '/api/demonstrations/admin/all': 4,
  '/api/demonstrations/admin/export': 8,
  '/api/demonstrations/admin/stats': 2,
  '/api/demonstrations/admin/{id}': 3,
  '/api/demonstrations/admin/{id}/retailer': 18,
  '/api/demonstrations/admin/{id}/timeline': 4,
  '/api/events': 2,
  '/api/features': 1,
  '/api/features/admin/all': 2,
  '/api/hero': 2,
  '/api/hero/admin': 2,
  '/api/homepage-sections': 1,
  '/api/homepage-sections/admin/all': 2,
  '/api/interviews': 1,
  '/api/interviews/admin/all': 2,
  '/api/interviews/{id}': 1,
  '/api/orders': 6,
  '/api/orders/admin/{id}/decrypt-customer': 3,
  '/api/orders/export': 8,
  '/api/orders/admin/stats': 2,
  '/api/orders/subscriptions/stats': 2,
  '/api/orders/{id}': 5,
  '/api/orders/{id}/retailer': 18,
  '/api/orders/{id}/timeline': 4,
  '/api/orders/{id}/timeline/{entryId}': 4,
  '/api/previews/{token}': LANGUAGES.length,
  '/api/products': 4,
  '/api/products/{id}': 4,
  '/api/products/{id}/sheet.pdf': 4,
  '/api/search': 1,
  '/api/settings': 1,
  '/api/settings/icons/{name}': 1,
  '/api/stores': 1,
  '/api/stores/all': 2,
};

/** The statement by which the pool checks now and then that the database is reachable. */
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
  (path) => path.startsWith('/api/') && document.paths[path]?.get !== undefined && !isStream(document.paths[path].get),
);

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;
let links: ReadonlyMap<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.ownerUrl, { module: ApiWithDemo, environment: ADMIN });
  await seedThrough(app, readDemo());
  token = await signIn(app);
  links = new Map(await addLinks(app, database));
  await request(app.getHttpServer())
    .post('/api/admin/webhooks')
    .auth(token, { type: 'bearer' })
    .send({ url: 'https://erp.example/hooks', events: ['order.created'] });
  await request(app.getHttpServer())
    .post('/api/admin/imports')
    .auth(token, { type: 'bearer' })
    .field({ kind: 'stores', mode: 'check' })
    .attach('file', Buffer.from('name;city'), 'stores.csv');
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** A path with the id of an existing row. */
async function getAddress(path: string): Promise<string> {
  if (path.endsWith('{key}')) return path.replace('{key}', 'imprint');
  if (path.endsWith('/icons/{name}')) return path.replace('{name}', 'icon-32.png');
  if (path.endsWith('{slug}')) return path.replace('{slug}', 'classic-atelier-werkstatt');
  if (path.endsWith('{token}')) return path.replace('{token}', links.get(path.replace('/{token}', '')) ?? '');
  if (path.endsWith('/search')) return `${path}?q=signature`;
  if (path.endsWith('{kind}')) return path.replace('{kind}', 'products');
  const [, table = ''] = /^\/api\/(?:admin\/(?=webhooks|imports|media-files))?([^/]+)/.exec(path) ?? [];
  if (!path.includes('{id}')) return path;
  const [row] = await database.query<{ id: string }>(`select id from ${table.replaceAll('-', '_')} limit 1`);
  // A timeline begins with an entry that has the id of its record.
  return path.replace('{number}', '1').replaceAll(/\{id\}|\{entryId\}/g, row?.id ?? '');
}

test('every read is listed', () => {
  expect(Object.keys(MAX_STATEMENTS).sort()).toEqual([...reads].sort());
});

test.each(reads)('GET %s sends few statements, however many rows it shows', async (path) => {
  const address = await getAddress(path);
  const isPublic = document.paths[path]?.get?.security === undefined;
  const statements: string[] = [];
  // No arrow function: it needs `this`, the client that sends the statement.
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
  expect({ statements: statements.length > (MAX_STATEMENTS[path] ?? 0) ? statements : [] }).toEqual({ statements: [] });
});
